import type { FiniteAction } from '../action/action.js';
import { finiteMotionOf } from '../action/motion.js';
import type { Seconds } from '../clock/seconds.js';
import { checkNumber } from '../math/check.js';
import type { DomTarget } from '../dom/dom-target.js';

/** The action of an element that comes or goes, or what makes one for it when that happens. */
export type Move = FiniteAction<DomTarget> | ((element: HTMLElement) => FiniteAction<DomTarget>);

/** Throws where a move is of the wrong kind, named after the function that it was given to. */
export function checkMove(name: string, move: Move): Move {
  if (typeof move !== 'function') finiteMotionOf(name, move);
  return move;
}

/** Throws where a gap is no number of seconds. */
export function checkGap(name: string, what: string, gap: Seconds): void {
  checkNumber(name, what, '>= 0 and finite', gap, (it) => it >= 0 && it < Infinity);
}

export function actionFor(move: Move, element: HTMLElement): FiniteAction<DomTarget> {
  return typeof move === 'function' ? move(element) : move;
}
