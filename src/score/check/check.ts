import { checkBoolean, checkNumber, checkOptions } from '../../math/check.js';
import { checkScore, type Score } from '../plan.js';
import type { Budgets, Finding } from './finding.js';
import { rules } from './rules.js';

/**
 * Checks a motion against budgets before anybody sees it, for example in a test.
 *
 * ```ts
 * import { blink, moveTo, spawn } from 'rx-motion';
 * import { check, score } from 'rx-motion/score';
 *
 * const alarm = spawn(blink(1, 5), moveTo(0.5, { x: 800 }));
 * const plan = score(alarm, { x: 0, visible: true });
 * check(plan).map(({ rule, property, value }) => [rule, property, value]); // => [['flashes', 'visible', 5]]
 * check(plan)[0]!.mending; // => 'flash less often, more slowly, or change less'
 * const fast = check(plan, { flashes: 5, speed: 1000 });
 * fast.map(({ rule, value }) => [rule, Math.round(value as number)]); // => [['speed', 1600]]
 * ```
 *
 * @param score What `score` or `sampled` returned.
 * @param budgets What it may do. By default it may flash three times a second, but two To-actions may not write one
 * value at once, and everything must be readable, except for values that are objects.
 * @returns What breaks a budget, in the order of the rules. Empty if nothing does.
 * @throws RangeError when a budget is negative; TypeError when `score` is not a score, or a budget is of the wrong
 * kind.
 * @see {@link checks}, ready budgets; {@link formatFindings}, for CI.
 */
export function check(score: Score, budgets: Budgets = {}): readonly Finding[] {
  const plan = checkScore('check', score);
  const names = Object.keys(rules) as (keyof Budgets)[];
  checkOptions('check', budgets, names.join(' '), 'budgets');
  return names.flatMap((rule): Finding[] => {
    const { budget: standard, reason, mending, find } = rules[rule];
    const { [rule]: budget = standard } = budgets;
    const isNumber = typeof standard === 'number';
    const most = isNumber ? checkNumber('check', rule, '>= 0', budget as number, (it) => it >= 0) : undefined;
    const allowsAll = most === undefined ? checkBoolean('check', rule, budget as boolean) : most === Infinity;
    if (allowsAll) return [];
    const about = { ...(isNumber && { most }), reason, mending, page: `docs/guide/checks.md#${rule.toLowerCase()}` };
    return Array.from(find(plan, most ?? 0), (found) => ({ rule, ...found, ...about }));
  });
}
