/** An animation in a file: its sprite frames are names. */
export interface AnimationDescription {
  readonly name: string;
  /** Seconds. */
  readonly delayPerUnit: number;
  readonly loops: number;
  readonly restoreOriginalFrame: boolean;
  readonly frames: readonly FrameDescription[];
}

/** A frame of an animation in a file. */
export interface FrameDescription {
  readonly spriteFrame: string;
  readonly delayUnits: number;
  readonly userInfo: unknown;
}

/** An animation that is only a list of names: each frame is shown for 1/60 s, as PixiJS does. */
export function describeAnimation(name: string, frames: readonly string[]): AnimationDescription {
  return {
    name,
    delayPerUnit: 1 / 60,
    loops: 1,
    restoreOriginalFrame: false,
    frames: frames.map((spriteFrame) => ({ spriteFrame, delayUnits: 1, userInfo: undefined })),
  };
}
