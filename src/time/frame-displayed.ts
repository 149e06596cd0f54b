import { checkObject } from '../math/check.js';

/** A frame of an animation, as listeners see it. */
export interface DisplayedFrame {
  /** What it shows. */
  readonly spriteFrame: { readonly name: string };
  /** The data of this frame. */
  readonly userInfo?: unknown;
}

/** Announced each time an animation shows a frame; the frames that a jump passes are announced in their order. */
export class FrameDisplayed<out F extends DisplayedFrame = DisplayedFrame> {
  /** The target that shows the frame. */
  readonly target: unknown;
  readonly frame: F;

  constructor(target: unknown, frame: F) {
    this.target = target;
    this.frame = checkObject('FrameDisplayed', 'frame', frame);
  }

  /** The frame's own data. */
  get userInfo(): unknown {
    return this.frame.userInfo;
  }
}
