import type { Action } from '../../motion/action.js';
import { Motion } from '../../motion/motion.js';
import type { Score } from '../plan.js';
import { score } from '../score.js';
import { check } from './check.js';
import type { Budgets, Finding } from './finding.js';
import { shortLine } from './short-line.js';

/** The matchers as `expect(…)` has them, for a declaration in your tests. */
export interface MotionMatchers<R = unknown> {
  /**
   * Passes if a motion keeps to its budgets, as {@link check} says.
   *
   * @param target What an action moves, or an object with the same properties; a score needs none.
   */
  toKeep(budgets?: Budgets, target?: unknown): R;
}

/**
 * Matchers for `expect.extend` of Jest and Vitest: `expect(action).toKeep(budgets, target)`.
 *
 * ```ts
 * import { blink } from 'rx-motion';
 * import { motionMatchers } from 'rx-motion/score';
 *
 * // After expect.extend(motionMatchers), this is expect(blink(1, 5)).toKeep({}, { visible: true }).
 * const { pass, message } = motionMatchers.toKeep(blink(1, 5), {}, { visible: true });
 * pass; // => false
 * message().split('\n')[1]; // => 'flashes at 0 s, visible of target 0: 5, more than 3'
 * motionMatchers.toKeep(blink(1, 3), {}, { visible: true }).pass; // => true
 * ```
 */
export const motionMatchers: {
  toKeep(
    received: Action<never> | Score,
    budgets?: Budgets,
    target?: unknown,
  ): { readonly pass: boolean; readonly message: () => string };
} = {
  toKeep(received, budgets = {}, target = {}) {
    const plan = received instanceof Motion ? score(received as Action<unknown>, target) : (received as Score);
    const findings = check(plan, budgets);
    return {
      pass: findings.length === 0,
      message: () =>
        findings.length === 0
          ? 'expected the motion to break a budget, but it keeps them all'
          : ['expected the motion to keep its budgets, but:', ...findings.map(explain)].join('\n'),
    };
  },
};

function explain(finding: Finding): string {
  const { mending, page } = finding;
  return `${shortLine(finding)}\n  ${mending} (${page})`;
}
