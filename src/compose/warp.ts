import type { Effect, Progress } from '../action/effect.js';
import { EffectLeaf, type Leaf, bent } from '../action/leaf.js';
import { LeafMotion, type Motion } from '../action/motion.js';
import type { Curve } from '../easing/curve.js';
import { Run } from '../time/run.js';
import type { Seconds } from '../clock/seconds.js';
import { type Ends, OPEN } from '../time/stretch.js';

/**
 * Bends time: lays an action over a stretch so that it is led to `curve(progress)` of its duration. A leaf has its own progress
 * bent, anything else gets a playhead of its own.
 *
 * @param inner The ends of that playhead: OPEN where the curve may lead back or beyond.
 */
export function bindWarped<T>(
  motion: Motion<T>,
  curve: Curve,
  target: T,
  start: Seconds,
  end: Seconds,
  ends: Ends,
  inner: Ends = OPEN,
): Leaf {
  // What takes no time is over wherever the curve is; its callback would never be called on the way back.
  return motion instanceof LeafMotion && motion.duration > 0
    ? motion.bind(target, start, end, ends).bend(curve)
    : new EffectLeaf(new Warp(motion, target, curve, inner), start, end, ends);
}

/** Leads an action along a curve. */
export class Warp<T> implements Required<Effect> {
  private readonly run: Run<T>;
  private readonly curve: Curve;
  /** How often it was stopped: one that was left may be taken up again. */
  protected stops = 0;

  constructor(motion: Motion<T>, target: T, curve: Curve, ends: Ends) {
    this.run = new Run(motion, target, ends);
    this.curve = curve;
    this.run.begin();
  }

  update(progress: Progress): void {
    const { stops } = this;
    const time = bent(this.curve, progress) * this.run.action.duration;
    // To seek would take up again what the curve has stopped.
    if (this.stops === stops) this.run.seek(time);
  }

  /** Nothing has happened yet: before every time, not at `curve(0)`, which may be anywhere. */
  undo(): void {
    this.run.seek(-Infinity);
  }

  stop(): void {
    this.stops++;
    this.run.halt();
  }
}
