import { checkObject } from '../math/check.js';

/** A frame of an animation, as far as those know it who only hear of it. */
export interface DisplayedFrame {
  /** What it shows. */
  readonly spriteFrame: { readonly name: string };
  /** What it carries. */
  readonly userInfo?: unknown;
}

/** Announced each time an animation shows a frame; the frames that a jump passes are announced in their order. */
export class FrameDisplayed<out F extends DisplayedFrame = DisplayedFrame> {
  /** What shows the frame. */
  readonly target: unknown;
  readonly frame: F;

  constructor(target: unknown, frame: F) {
    this.target = target;
    this.frame = checkObject('FrameDisplayed', 'frame', frame);
  }

  /** What the frame carries. */
  get userInfo(): unknown {
    return this.frame.userInfo;
  }
}
