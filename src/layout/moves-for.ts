import type { Observable } from 'rxjs';
import type { FiniteAction } from '../action/action.js';
import { leaf } from '../action/define.js';
import { finiteMotionOf } from '../action/motion.js';
import { asksForLess } from '../clock/reduced-motion.js';
import type { DomTarget } from '../dom/target/dom-target.js';
import { mix } from '../math/mix.js';
import { SHORT } from './flip-options.js';
import { forget } from './flipping.js';

/** How elements enter and leave. */
export interface Moves {
  /** By default, and if less motion is wanted, they fade in. It must end with the element as it is to be. */
  readonly enter?: FiniteAction<DomTarget>;
  /** By default, and if less motion is wanted, they fade out. */
  readonly leave?: FiniteAction<DomTarget>;
}

export function checkMoves(name: string, { enter, leave }: Moves): void {
  for (const move of [enter, leave]) if (move !== undefined) finiteMotionOf(name, move);
}

/** How elements enter and leave: as is given; a short fade if nothing is, or if less motion is wanted. */
export function movesFor({ enter, leave }: Moves, reduced$: Observable<boolean>): Required<Moves> {
  const isReduced = asksForLess(reduced$);
  return {
    enter: isReduced || enter === undefined ? fading(0, 1, isReduced) : enter,
    leave: isReduced || leave === undefined ? fading(1, 0, isReduced) : leave,
  };
}

/** Fades between parts of the opacity that is found. */
function fading(from: number, to: number, isReduced: boolean): FiniteAction<DomTarget> {
  return leaf('presence', SHORT, (target) => {
    // A flip may fade the element, too, if less motion is wanted.
    if (isReduced) forget(target.element);
    const { opacity } = target;
    return (progress) => {
      target.opacity = opacity * mix(from, to, progress);
    };
  });
}
