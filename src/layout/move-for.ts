import type { Observable } from 'rxjs';
import type { FiniteAction } from '../action/action.js';
import { finiteMotionOf } from '../action/motion.js';
import { straight } from '../action/straight.js';
import { asksForLess } from '../clock/reduced-motion.js';
import type { StyledElement } from '../dom/style/elemental.js';
import type { DomTarget } from '../dom/target/dom-target.js';
import { TO_VALUE, toFound } from '../lines/aim.js';
import { alone } from '../lines/property.js';
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
  // A flip may fade the element, too.
  if (isReduced) glides.get(element)?.forget();
  const move = isReduced ? undefined : moves[which];
  if (move === undefined) {
    const aim = which === 'enter' ? toFound([0]) : TO_VALUE;
    return straight('presence', SHORT, { lenses: alone('opacity'), values: [0] }, aim);
  }
  return typeof move === 'function' ? move(element) : move;
}
