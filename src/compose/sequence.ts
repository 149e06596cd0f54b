import type { Action, EndingAction, FiniteAction, ReversibleAction, TargetOf } from '../action/action.js';
import { Motion, depthAround, ending, endless, motionOf } from '../action/motion.js';
import { delayTime } from '../actions/delay.js';
import { Concat } from '../time/lifecycle.js';
import type { Seconds } from '../clock/seconds.js';
import { Split, type Succession } from '../time/split.js';
import type { Ends, Stretch } from '../time/stretch.js';
import { type ChildOf, type Children, motionsOf } from './list.js';

/** Named as it is because the compiler shows it where a sequence has an endless action before its last one. */
type OnlyTheLastMayBeWithoutAnEnd = readonly [...EndingAction<never>[], Action<never>];

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
export function sequence<const C extends Children<ReversibleAction<never>>>(
  ...actions: C
): ReversibleAction<TargetOf<ChildOf<C>>>;
export function sequence<const C extends Children<FiniteAction<never>>>(
  ...actions: C
): FiniteAction<TargetOf<ChildOf<C>>>;
export function sequence<const C extends Children<EndingAction<never>>>(
  ...actions: C
): EndingAction<TargetOf<ChildOf<C>>>;
export function sequence<const C extends OnlyTheLastMayBeWithoutAnEnd | readonly [OnlyTheLastMayBeWithoutAnEnd]>(
  ...actions: C
): Action<TargetOf<ChildOf<C>>>;
export function sequence(...actions: Children<Action<never>>): Action<never> {
  const children = motionsOf('sequence', actions);
  const last = children.at(-1);
  if (last === undefined) return delayTime(0);
  const lead = sumOf(children, children.length - 1);
  if (lead === Infinity && !children.slice(0, -1).every((child) => child.ends)) {
    throw new RangeError('sequence: only the last action may be without an end, got one before it');
  }
  return inSuccession(new Split(children), lead, lead + last.duration);
}

/** Motions that follow one another, each of which begins where the one before ends. */
export interface Motions extends Succession<never> {
  readonly children: readonly Motion<never>[];
  child(index: number): Motion<never>;
}

/** Runs motions one after another, the last of which starts at `lead`. */
export function inSuccession(motions: Motions, lead: Seconds, duration: Seconds): Action<never> {
  if (duration < Infinity) return inTurn(motions, duration);
  const { children } = motions;
  const last = children.at(-1)!;
  const progressAt = (time: Seconds): number => (time < lead ? time / lead : last.progressAt(time - lead));
  return (last.ends ? ending : endless)<never>(
    (target, start, end, ends) => new Concat(motions, target, start, end, ends),
    depthAround('sequence', children),
    progressAt,
  );
}

/**
 * A sequence of known length. Its reverse is as long, bit for bit, though the sum of its children in the other order may differ
 * by a rounding: what lies beside it ends with it, on the way back as on the way there.
 */
export function inTurn(motions: Motions, duration: Seconds): FiniteAction<never> {
  const Kind = motions.children.every((child) => 'reverse' in child) ? ReversibleSequence : Sequence;
  return new Kind(motions, duration) as Action<never> as FiniteAction<never>;
}

/** A class, for closures would weigh more than all that it says. */
class Sequence extends Motion<never> {
  readonly depth: number;
  protected readonly motions: Motions;

  constructor(motions: Motions, duration: Seconds) {
    super(duration);
    this.depth = depthAround('sequence', motions.children);
    this.motions = motions;
  }

  bind(target: never, start: Seconds, end: Seconds, ends: Ends, spent: Stretch | null = null): Stretch {
    if (spent instanceof Concat && spent.renew(this.motions, target, start, end, ends)) return spent;
    return new Concat(this.motions, target, start, end, ends);
  }
}

class ReversibleSequence extends Sequence {
  reverse(): ReversibleAction<never> {
    const turned = this.motions.children.map((child) =>
      motionOf('sequence', (child as Action<never> as ReversibleAction<never>).reverse()),
    );
    return inTurn(new Split(turned.reverse()), this.duration) as ReversibleAction<never>;
  }
}

/** The duration of the first `count` children. */
function sumOf(children: readonly Motion<never>[], count: number): Seconds {
  let sum = 0;
  for (let index = 0; index < count; index++) sum += children[index]!.duration;
  return sum;
}
