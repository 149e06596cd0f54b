import type { Ending } from './running-action.js';

/*
 * What takes care in a frame, a bit each. A running action with none of them only advances. (The lowest bits are those of a playhead.)
 */
/** All of them. */
export const CARE: number = 0xffe0;
/** It has not had its first frame, which adds no time. */
export const FRESH: number = 1 << 5;
export const PAUSED: number = 1 << 6;
/** Its target is paused. */
export const HELD: number = 1 << 7;
/** Somebody observes its progress, which is told after the frame. */
export const OBSERVED: number = 1 << 8;
/** It is at its end, was stopped, or has failed. */
export const OVER: number = 1 << 9;
/** It, or its place, has had its turn in this frame. */
export const LATE: number = 1 << 10;
/** It may be led back. */
export const SEEKABLE: number = 1 << 11;
/** It is led at a rate of its own, was sought, or waits for another one; see `Extras`. */
export const CONTROLLED: number = 1 << 12;
/** There is more to the turn of its target: other actions, or a pause. */
export const BUSY: number = 1 << 13;
/** The leaves that it leads keep the time and take the turns; see `Running.delegate`. */
export const DELEGATED: number = 1 << 14;
/** Its leaves began a frame that it is to finish. */
export const BEGUN: number = 1 << 15;

/** How an action ended, above all bits. */
const ENDINGS: readonly (Ending | undefined)[] = [
  undefined,
  ...(['completed', 'stopped', 'replaced', 'ignored', 'failed'] as const),
];

export function endingOf(bits: number): Ending | undefined {
  return ENDINGS[bits >> 16];
}

export function bitsOf(ending: Ending): number {
  return ENDINGS.indexOf(ending) << 16;
}
