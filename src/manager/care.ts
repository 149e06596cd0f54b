/*
 * What takes care in a frame, a bit each. A running action with none of them only advances.
 */
/** It has not had its first frame, which adds no time. */
export const FRESH = 1;
export const PAUSED = 2;
/** Its target is paused. */
export const HELD = 4;
/** Somebody observes its progress, which is told after the frame. */
export const OBSERVED = 8;
/** It is at its end, was stopped, or has failed. */
export const OVER = 16;
/** It, or its place, has had its turn in this frame. */
export const LATE = 32;
/** It may be led back. */
export const SEEKABLE = 64;
/** It is led at a rate of its own, was sought, or waits for another one; see `Extras`. */
export const CONTROLLED = 128;
/** There is more to the turn of its target: other actions, or a pause. */
export const BUSY = 256;
/** The leaves that it leads keep the time and take the turns; see `Running.delegate`. */
export const DELEGATED = 512;
/** Its leaves began a frame that it is to finish. */
export const BEGUN = 1024;
