import type { Action, EndingAction, FiniteAction, ReversibleAction, TargetOf } from '../action/action.js';
import { type Motion, depthAround, ending, endless, finite, reverseOf } from '../action/motion.js';
import { delayTime } from '../actions/delay.js';
import { Concat } from '../time/lifecycle.js';
import type { Seconds } from '../time/seconds.js';
import { Split } from '../time/split.js';
import { motionsOf } from './list.js';

/**
 * Runs actions one after another: `concat` over the stretches that the split cuts out of its time.
 *
 * What a frame overshoots one child by goes to the next one in the same frame, however many children it passes.
 *
 *     frame$    0----0.75--1.5--2.25--3
 *     child 0   ^----------!                1 s
 *     child 1              ^--------- !     1.5 s; in its first frame it shows 0.5 s
 *
 * ```ts
 * import { from } from 'rxjs';
 * import { moveBy, sequence } from 'rx-motion';
 *
 * const ship = { x: 0, y: 0 };
 * const there = moveBy(1, { x: 100, y: 0 });
 * const time$ = from([0, 0.5, 1.5]);
 * time$.pipe(sequence(there, there.reverse()).on(ship)).subscribe();
 * ship.x; // => 50
 * ```
 *
 * @param actions One by one or as an array. Only the last one may be without an end. None at all is an empty action.
 * @returns An action that is reversible, finite or ending as far as all of its children are.
 * @throws RangeError when an action before the last one has no end; TypeError when something is not an action.
 * @see cocos2d-x Sequence.
 */
export function sequence<const A extends readonly ReversibleAction<never>[]>(
  ...actions: A | [A]
): ReversibleAction<TargetOf<A[number]>>;
export function sequence<const A extends readonly FiniteAction<never>[]>(
  ...actions: A | [A]
): FiniteAction<TargetOf<A[number]>>;
export function sequence<const A extends readonly EndingAction<never>[]>(
  ...actions: A | [A]
): EndingAction<TargetOf<A[number]>>;
export function sequence<const A extends readonly [...EndingAction<never>[], Action<never>]>(
  ...actions: A | [A]
): Action<TargetOf<A[number]>>;
export function sequence(...actions: readonly Action<never>[]): Action<never> {
  const children = motionsOf('sequence', actions);
  const last = children.at(-1);
  if (last === undefined) return delayTime(0);
  for (const child of children) {
    if (!child.ends && child !== last)
      throw new RangeError('sequence: only the last action may be without an end, got one before it');
  }
  const depth = depthAround('sequence', children);
  const split = new Split(children);
  const bind: Motion<never>['bind'] = (target, playhead, start, end, ends) =>
    new Concat(split, target, playhead, start, end, ends);

  const duration = children.reduce((sum, child) => sum + child.duration, 0);
  if (duration < Infinity) return finite(duration, bind, depth, reversed(children));
  const lead = children.slice(0, -1).reduce((sum, child) => sum + child.duration, 0);
  const progressAt = (time: Seconds): number => (time < lead ? time / lead : last.progressAt(time - lead));
  return last.ends ? ending(bind, depth, progressAt) : endless(bind, depth, progressAt);
}

function reversed(children: readonly Motion<never>[]): (() => ReversibleAction<never>) | undefined {
  const turns = children.map(reverseOf);
  if (turns.includes(undefined)) return undefined;
  return () => sequence(...turns.map((turn) => turn!()).reverse());
}
