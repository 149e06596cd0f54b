import type { Action, EndingAction, ReversibleAction, Together } from '../action/action.js';
import { composed } from '../action/composed.js';
import { type Motion, motionOf, reverseOf } from '../action/motion.js';
import { pause } from '../actions/delay.js';
import type { Seconds } from '../clock/seconds.js';
import type { Bindable } from '../time/bindable.js';
import type { Edges } from '../time/edges.js';
import { Concat } from '../time/concat.js';
import type { Span } from '../time/span.js';
import { Split, type Succession } from '../time/split.js';
import { type ChildOf, type Children, motionsOf } from './list.js';

/** Named as it is because the compiler shows it where a sequence has an endless action before its last one. */
type OnlyTheLastMayBeWithoutAnEnd = readonly [...EndingAction<never>[], Action<never>];

/**
 * Runs actions one after another: `concat` over the spans that the split cuts out of its time.
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
export function sequence<
  const C extends
    Children<EndingAction<never>> | OnlyTheLastMayBeWithoutAnEnd | readonly [OnlyTheLastMayBeWithoutAnEnd],
>(...actions: C): Together<ChildOf<C>>;
export function sequence(...actions: Children<Action<never>>): Action<never> {
  const children = motionsOf('sequence', actions);
  if (children.length === 0) return pause('sequence', 0);
  const last = children.length - 1;
  let lead: Seconds = 0;
  for (let index = 0; index < last; index++) {
    if (!children[index]!.ends)
      throw new RangeError('sequence: only the last action may be without an end, got one before it');
    lead += children[index]!.duration;
  }
  return inSuccession(new Split<never, Motion<never>>(children), lead, lead + children[last]!.duration);
}

/** Motions that follow one another, each of which begins where the one before ends. */
export interface Motions extends Succession<never> {
  readonly children: readonly Motion<never>[];
}

/** Runs motions one after another, the last of which starts at `lead`. */
export function inSuccession(motions: Motions, lead: Seconds, duration: Seconds): Action<never> {
  const { children } = motions;
  const last = children.at(-1)!;
  if (duration < Infinity) return inTurn(motions, duration);
  return composed('sequence', children, {
    duration,
    succession: motions,
    bind: bindInTurn,
    progressAt: (time) => {
      if (time <= 0) return 0;
      return time < lead ? time / lead : last.progressAt(time - lead);
    },
  });
}

/**
 * A sequence of known length. Its reverse is as long, bit for bit, though the sum of its children in the other order may differ
 * by a rounding: what lies beside it ends with it, on the way back as on the way there.
 */
export function inTurn(motions: Motions, duration: Seconds): Action<never> {
  const { children } = motions;
  return composed('sequence', children, {
    duration,
    succession: motions,
    bind: bindInTurn,
    reverse: children.every((child) => 'reverse' in child)
      ? (): ReversibleAction<never> => {
          const turned = children.map((child) => motionOf<never>('sequence', reverseOf<never>(child)!()));
          return inTurn(new Split<never, Motion<never>>(turned.reverse()), duration) as ReversibleAction<never>;
        }
      : undefined,
  });
}

/** One function for all sequences, so that none keeps a closure for it. */
function bindInTurn(this: Bindable<never>, target: never, start: Seconds, end: Seconds, edges: Edges): Span {
  return new Concat(this.succession!, target, start, end, edges);
}
