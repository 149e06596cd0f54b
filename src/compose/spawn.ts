import type { Action, ReversibleAction, Together } from '../action/action.js';
import { Composed, type Part, composed } from '../action/composed.js';
import { motionOf } from '../action/motion.js';
import { delayTime, pause } from '../actions/delay.js';
import type { Seconds } from '../clock/seconds.js';
import { Branches, type Timed } from '../time/branches.js';
import { Merge } from '../time/merge.js';
import { type ChildOf, type Children, motionsOf } from './list.js';
import { hasReverse, progressUntil, reversed } from './sequence.js';

/**
 * Runs actions side by side: `merge` over the same span. It is as long as its longest child; the others end early.
 *
 *     child 0   ^----------!
 *     child 1   ^----!
 *     spawn     ^----------!
 *
 * Branches that animate the same property should be By-actions, which add up. With To-actions the later branch wins. A
 * branch that starts late reads its start after the branches before it have shown that frame, so its path depends on
 * the frames.
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
 * @param actions One by one or as an array. Without any, the action is empty.
 * @returns An action that is reversible, finite or ending if all of its children are.
 * @throws TypeError when something is not an action.
 * @see cocos2d-x Spawn. In the reverse, shorter children start late, so that it retraces.
 */
export function spawn<const C extends Children<Action<never>>>(...actions: C): Together<ChildOf<C>>;
export function spawn(...actions: Children<Action<never>>): Action<never> {
  return abreast(
    'spawn',
    motionsOf('spawn', actions).map((motion) => ({ motion, start: 0 })),
  );
}

/**
 * Runs motions side by side, each at its time.
 *
 * @param name Its name in errors and tools.
 * @param parts In the order in which they are shown.
 * @param least Its minimal length in seconds.
 */
export function abreast(name: string, parts: readonly Part[], least: Seconds = 0): Action<never> {
  if (parts.length === 0) return pause(name, 0);
  const list = parts.map(timed);
  if (list.every(({ end }) => end < least)) list.push(timed({ motion: motionOf(name, delayTime(least)), start: 0 }));
  const branches = new Branches<never>(list);
  const { duration } = branches;
  const motions = parts.map(({ motion }) => motion);
  const endless = parts.find(({ motion }) => !motion.ends);
  const reverse = (): Action<never> =>
    abreast(
      name,
      reversed(motions).map((motion, index) => {
        const { start, end } = list[index]!;
        return { ...parts[index], motion, start: duration - end, end: duration - start };
      }),
      duration,
    );
  return composed(name, motions, {
    duration,
    branches,
    parts: () => parts,
    bind: (target, start, end, edges) => new Merge(branches, target, start, end, edges),
    progressAt: duration < Infinity ? undefined : endless ? progressUntil(endless.start, endless.motion) : () => 0,
    reverse: duration < Infinity && motions.every(hasReverse) ? (reverse as () => ReversibleAction<never>) : undefined,
  });
}

/**
 * A part as a branch. An inner spawn of one late action becomes a branch itself, which costs nothing while it waits.
 */
function timed({ motion, start, end = start + motion.duration }: Part): Timed<never> {
  const inner = motion instanceof Composed ? (motion as Composed<never>).branches?.list : undefined;
  if (inner?.length !== 1) return { action: motion, start, end };
  return { action: inner[0]!.action, start: start + inner[0]!.start, end };
}
