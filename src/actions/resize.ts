import type { FiniteAction, ReversibleAction } from '../action/action.js';
import type { Seconds } from '../clock/seconds.js';
import type { Sized } from './capabilities.js';
import { namedTracks } from '../lines/named-tracks.js';
import { AddingLine, OwningLine } from '../lines/line.js';
import { alongLines } from '../lines/lines.js';

/**
 * Changes the target's size.
 *
 * @param duration Seconds, >= 0.
 * @param to Width and height, in the target's own units.
 * @throws RangeError when a number is not finite or `duration` is negative.
 * @see cocos2d-x ResizeTo.
 */
export function resizeTo(duration: Seconds, to: Readonly<Sized>): FiniteAction<Sized> {
  return alongLines<Sized>(
    'resizeTo',
    duration,
    OwningLine,
    namedTracks('resizeTo', 'to', to, sides, (goal) => ({ to: () => goal })),
  );
}

/**
 * Changes the target's size by an amount.
 *
 * @param duration Seconds, >= 0.
 * @param by Added width and height, in the target's own units.
 * @throws RangeError when a number is not finite or `duration` is negative.
 * @see cocos2d-x ResizeBy.
 */
export function resizeBy(duration: Seconds, by: Readonly<Sized>): ReversibleAction<Sized> {
  const tracks = namedTracks<Sized>('resizeBy', 'by', by, sides, (amount) => ({ to: (from) => from + amount }));
  const back = { width: -by.width, height: -by.height };
  return alongLines('resizeBy', duration, AddingLine, tracks, () => resizeBy(duration, back));
}

const sides = [
  ['width', 'width'],
  ['height', 'height'],
] as const;
