import { delayTime, pause } from '../actions/delay.js';
import type { Seconds } from '../clock/seconds.js';
import type { Action, Composition, ReversibleAction } from '../motion/action.js';
import { type Child, compose, type Compound } from '../motion/compound.js';
import { hasReverse, motionOf } from '../motion/motion.js';
import { Branches, type Timed } from '../time/branches.js';
import { Merge } from '../time/merge.js';
import { type ChildOf, type Children, motionsOf } from './list.js';
import { progressUntil, reverseEach } from './sequence.js';

/**
 * Runs actions side by side: `merge` over the same span. It is as long as its longest child; the others end early.
 *
 *     child 0   ^----------!
 *     child 1   ^----!
 *     spawn     ^----------!
 *
 * Branches that animate the same property should be By-actions, which add up. With To-actions the later branch wins.
 * What starts or ends within a frame does so in the order of the exact times, whatever the frame rate.
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
export function spawn<const C extends Children<Action<never>>>(...actions: C): Composition<ChildOf<C>>;
export function spawn(...actions: Children<Action<never>>): Action<never> {
  return makeSpawn(
    'spawn',
    motionsOf('spawn', actions).map((motion) => ({ motion, start: 0 })),
  );
}

/** Runs motions side by side, each at its time. @param least The minimal length of the whole. */
export function makeSpawn(name: string, children: readonly Child[], least: Seconds = 0): Action<never> {
  if (children.length === 0) return pause(name, 0);
  const list = children.map(branchOf);
  if (list.every(({ end }) => end < least)) list.push(branchOf({ motion: motionOf(name, delayTime(least)), start: 0 }));
  const branches = new Branches<never>(list);
  const { duration } = branches;
  const motions = children.map(({ motion }) => motion);
  const endless = children.find(({ motion }) => !motion.ends);
  const reverse = (): ReversibleAction<never> => {
    const mirrored = reverseEach(motions).map((motion, index) => {
      const { motion: child, start, end = start + child.duration } = children[index]!;
      return { ...children[index], motion, start: duration - end, end: duration - start };
    });
    return makeSpawn(name, mirrored, duration) as ReversibleAction<never>;
  };
  return compose(name, motions, {
    duration,
    children,
    branches,
    bind: (target, start, end, edges) => new Merge(branches, target, start, end, edges),
    progressAt: endless && progressUntil(endless.start, endless.motion),
    reverse: duration < Infinity && motions.every(hasReverse) ? reverse : undefined,
  });
}

/**
 * A child as a branch. An inner spawn of one late action becomes a branch itself, which costs nothing while it waits.
 */
function branchOf({ motion, start, end = start + motion.duration }: Child): Timed<never> {
  const { branches }: Partial<Compound<never>> = motion;
  const [inner, ...others] = branches?.list ?? [];
  if (inner === undefined || others.length > 0) return { action: motion, start, end };
  return { action: inner.action, start: start + inner.start, end };
}
