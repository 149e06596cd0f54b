import type { Observable } from 'rxjs';
import type { FiniteAction } from '../action/action.js';
import { leaf } from '../action/define.js';
import { finiteMotionOf } from '../action/motion.js';
import { asksForLess } from '../clock/reduced-motion.js';
import type { StyledElement } from '../dom/style/elemental.js';
import type { DomTarget } from '../dom/target/dom-target.js';
import { mix } from '../math/mix.js';
import { SHORT } from './flip-options.js';
import { glides } from './glide.js';

/** An action, or a function that makes one for an element. */
export type Move<E extends StyledElement = HTMLElement> =
  FiniteAction<DomTarget> | ((element: E) => FiniteAction<DomTarget>);

/** How elements enter and leave. */
export interface Moves<E extends StyledElement = HTMLElement> {
  /** By default, and if less motion is wanted, they fade in. It must end with the element as it is to be. */
  readonly enter?: Move<E>;
  /** By default, and if less motion is wanted, they fade out. */
  readonly leave?: Move<E>;
}

export function checkMoves<E extends StyledElement>(name: string, { enter, leave }: Moves<E>): void {
  for (const move of [enter, leave]) if (move !== undefined && typeof move !== 'function') finiteMotionOf(name, move);
}

/** How an element enters or leaves: as is given; a short fade if nothing is, or if less motion is wanted. */
export function moveFor<E extends StyledElement>(
  which: 'enter' | 'leave',
  moves: Moves<E>,
  element: E,
  reduced$: Observable<boolean>,
): FiniteAction<DomTarget> {
  const isReduced = asksForLess(reduced$);
  const move = moves[which];
  if (isReduced || move === undefined) return which === 'enter' ? fading(0, 1, isReduced) : fading(1, 0, isReduced);
  return typeof move === 'function' ? move(element) : move;
}

/** Fades between parts of the opacity that is found. */
function fading(from: number, to: number, isReduced: boolean): FiniteAction<DomTarget> {
  return leaf('presence', SHORT, (target) => {
    // A flip may fade the element, too, if less motion is wanted.
    if (isReduced) glides.get(target.element)?.forget();
    const { opacity } = target;
    return (progress) => {
      target.opacity = opacity * mix(from, to, progress);
    };
  });
}
