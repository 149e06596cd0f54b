import { pause } from '../actions/delay.js';
import type { Seconds } from '../clock/seconds.js';
import type { Action, Composition, EndingAction, ReversibleAction } from '../motion/action.js';
import { Compound } from '../motion/compound.js';
import { hasReverse, type Motion, motionOf } from '../motion/motion.js';
import { Concat } from '../time/concat.js';
import type { Edges } from '../time/edges.js';
import type { Progress } from '../time/effect.js';
import type { Span } from '../time/span.js';
import type { Succession } from '../time/succession.js';
import { type ChildOf, type Children, motionsOf } from './list.js';

/** A type error shows this name when an endless action is not the last one. */
type OnlyTheLastMayBeWithoutAnEnd = readonly [...EndingAction<never>[], Action<never>];

/**
 * Runs actions one after another: `concat` over their spans.
 *
 * The overshoot of a child goes to the next one in the same frame, however many children that frame passes.
 *
 *     frame$    0----0.75--1.5--2.25--3
 *     child 0   ^----------!                1 s
 *     child 1              ^--------- !     1.5 s; its first frame shows 0.5 s
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
 * @param actions One by one or as an array. Only the last one may be endless. Without any, the action is empty.
 * @returns An action that is reversible, finite or ending if all of its children are.
 * @throws RangeError when an action before the last one is endless; TypeError when something is not an action.
 * @see cocos2d-x Sequence.
 */
export function sequence<
  const C extends
    Children<EndingAction<never>> | OnlyTheLastMayBeWithoutAnEnd | readonly [OnlyTheLastMayBeWithoutAnEnd],
>(...actions: C): Composition<ChildOf<C>>;
export function sequence(...actions: Children<Action<never>>): Action<never> {
  const children = motionsOf('sequence', actions);
  if (children.length === 0) return pause('sequence', 0);
  const last = children.length - 1;
  let lastStart: Seconds = 0;
  for (let index = 0; index < last; index++) {
    if (!children[index]!.ends)
      throw new RangeError('sequence: only the last action may be endless, got an endless one before it');
    lastStart += children[index]!.duration;
  }
  return makeSequence(children, lastStart + children[last]!.duration, lastStart);
}

/** Runs motions one after another. @param lastStart When the last one starts, which counts if the end is unknown. */
function makeSequence(children: readonly Motion<never>[], duration: Seconds, lastStart: Seconds): Action<never> {
  return new Sequence('sequence', children, {
    duration,
    bind: bindSequence,
    progressAt: duration === Infinity ? progressUntil(lastStart, children.at(-1)!) : undefined,
    reverse: duration < Infinity && children.every(hasReverse) ? reverseSequence : undefined,
  });
}

/**
 * A sequence, and its succession in the same object: each child ends its duration after the planned end of the previous
 * one.
 */
class Sequence extends Compound<never> implements Succession<never> {
  get succession(): Succession<never> {
    return this;
  }

  get waits(): boolean {
    return true;
  }

  get count(): number {
    return this.inner.length;
  }

  child(index: number): Motion<never> {
    return this.inner[index]!;
  }

  endOf(index: number, start: Seconds): Seconds {
    return start + this.child(index).duration;
  }
}

// Methods of a sequence, which so needs no closures.

function bindSequence(this: unknown, target: never, start: Seconds, end: Seconds, edges: Edges): Span {
  return new Concat(this as Sequence, target, start, end, edges);
}

/**
 * Exactly as long as the original, although the sum in the other order may round differently. So branches beside it end
 * with it in both directions.
 */
function reverseSequence(this: unknown): ReversibleAction<never> {
  const { inner, duration } = this as Sequence;
  return makeSequence(reverseEach(inner).reverse(), duration, 0) as ReversibleAction<never>;
}

/** The reverses of motions that have one, in the same order. */
export function reverseEach(motions: readonly Action<never>[]): Motion<never>[] {
  return motions.map((motion) => motionOf('reverse', (motion as ReversibleAction<never>).reverse()));
}

/**
 * The progress of a composition of unknown length: up to the start of its last action, then the progress of that
 * action.
 */
export function progressUntil(lastStart: Seconds, last: Motion<never>): (time: Seconds) => Progress {
  return (time) => {
    if (time <= 0) return 0;
    return time < lastStart ? time / lastStart : last.progressAt(time - lastStart);
  };
}
