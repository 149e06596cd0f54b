import type { Action, EndingAction, FiniteAction, ReversibleAction, TargetOf } from '../action/action.js';
import { type Motion, depthAround, ending, endless, finite, motionOf, reverseOf } from '../action/motion.js';
import { delayTime } from '../actions/delay.js';
import type { Bindable } from '../time/bindable.js';
import { Concat, Merge } from '../time/lifecycle.js';
import type { Seconds } from '../clock/seconds.js';
import { Split } from '../time/split.js';
import { CLOSED_HIGH, LOW_ENDS } from '../time/stretch.js';
import { type ChildOf, type Children, motionsOf } from './list.js';
import { inTurn } from './sequence.js';

/**
 * Runs actions side by side: `merge` over the same stretch. It lasts as long as its longest child; the others end early.
 *
 *     child 0   ^----------!
 *     child 1   ^----!
 *     spawn     ^----------!
 *
 * ```ts
 * import { from } from 'rxjs';
 * import { fadeTo, moveBy, spawn } from 'rx-motion';
 *
 * const ship = { x: 0, y: 0, opacity: 1 };
 * from([0, 1]).pipe(spawn(moveBy(2, { x: 100, y: 0 }), fadeTo(1, 0)).on(ship)).subscribe();
 * ship; // => { x: 50, y: 0, opacity: 0 }
 * ```
 *
 * @param actions One by one or as an array. None at all is an empty action.
 * @returns An action that is reversible, finite or ending as far as all of its children are.
 * @throws TypeError when something is not an action.
 * @see cocos2d-x Spawn. Reversed, its shorter children start late, so that it retraces.
 */
export function spawn<const C extends Children<ReversibleAction<never>>>(
  ...actions: C
): ReversibleAction<TargetOf<ChildOf<C>>>;
export function spawn<const C extends Children<FiniteAction<never>>>(...actions: C): FiniteAction<TargetOf<ChildOf<C>>>;
export function spawn<const C extends Children<EndingAction<never>>>(...actions: C): EndingAction<TargetOf<ChildOf<C>>>;
export function spawn<const C extends Children<Action<never>>>(...actions: C): Action<TargetOf<ChildOf<C>>>;
export function spawn(...actions: Children<Action<never>>): Action<never> {
  const children = motionsOf('spawn', actions);
  if (children.length === 0) return delayTime(0);
  const depth = depthAround('spawn', children);
  const whole = folded(children);
  const { duration } = whole;
  const bind: Motion<never>['bind'] = (target, start, end, ends) => whole.bind(target, start, end, ends);

  if (duration < Infinity) return finite(duration, bind, depth, reversed(children, duration));
  if (children.every((child) => child.ends)) return ending(bind, depth);
  const longest = children.find((child) => !child.ends)!;
  return endless(bind, depth, (time) => longest.progressAt(time));
}

/**
 * cocos2d-x folds a Spawn into pairs, and makes the shorter one of each pair a sequence with a delay. So the longest child starts
 * at once, and what is shorter starts with the first frame, when its turn in it comes.
 */
function folded(children: readonly Bindable<never>[]): Bindable<never> {
  let branches: Bindable<never>[] = [];
  let duration = 0;
  for (const child of children) {
    if (branches.length > 0 && child.duration > duration) branches = [waiting(merged(branches, duration))];
    branches.push(child.duration < duration ? waiting(child) : child);
    duration = Math.max(duration, child.duration);
  }
  return merged(branches, duration);
}

function merged(branches: readonly Bindable<never>[], duration: Seconds): Bindable<never> {
  if (branches.length === 1) return branches[0]!;
  return {
    duration,
    bind: (target, start, end, ends) =>
      new Merge(
        branches.map((branch) => branch.bind(target, start, end, ends)),
        start,
        end,
        ends,
      ),
  };
}

function waiting(branch: Bindable<never>): Bindable<never> {
  const { duration } = branch;
  const alone = new Split<never>([branch]);
  return {
    duration,
    bind: (target, start, end, ends) =>
      new Concat(alone, target, start, Math.min(start + duration, end), (ends & LOW_ENDS) | CLOSED_HIGH),
  };
}

function reversed(children: readonly Motion<never>[], duration: number): (() => ReversibleAction<never>) | undefined {
  const turns = children.map(reverseOf);
  if (turns.includes(undefined)) return undefined;
  return () =>
    spawn(
      ...children.map((child, index) => {
        const turned = turns[index]!();
        if (child.duration === duration) return turned;
        const wait = motionOf('spawn', delayTime(duration - child.duration));
        return inTurn(new Split([wait, motionOf('spawn', turned)]), duration) as ReversibleAction<never>;
      }),
    );
}
