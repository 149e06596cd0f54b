import { checkObject } from '../math/check.js';
import type { AnimationFrame } from './animation-frame.js';

/** Told each time when an animation shows a frame; the frames that a jump passes are told in their order. */
export class FrameDisplayed {
  /** What shows the frame. */
  readonly target: unknown;
  readonly frame: AnimationFrame;

  constructor(target: unknown, frame: AnimationFrame) {
    this.target = target;
    this.frame = checkObject('FrameDisplayed', 'frame', frame);
  }

  /** What the frame carries. */
  get userInfo(): unknown {
    return this.frame.userInfo;
  }
}
