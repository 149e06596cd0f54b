import { LeafMotion } from '../action/define.js';
import { type Effect, type Progress, undo } from '../action/effect.js';
import type { Motion } from '../action/motion.js';
import type { Curve } from '../easing/curve.js';
import { Run } from '../time/run.js';
import { type Ends, OPEN } from '../time/stretch.js';

/**
 * The effect of what bends time: leads an action to `curve(progress)` of its duration. A leaf is led by its progress, anything
 * else by a playhead of its own.
 *
 * @param ends OPEN where the curve may lead back or beyond.
 */
export function warp<T>(motion: Motion<T>, target: T, curve: Curve, ends: Ends = OPEN): Required<Effect> {
  // What takes no time is over wherever the curve is; its callback would never be called on the way back.
  return motion instanceof LeafMotion && motion.duration > 0
    ? new Bent(motion.effectOn(target), curve)
    : new Warp(motion, target, curve, ends);
}

class Bent implements Effect {
  private readonly effect: Effect;
  private readonly curve: Curve;

  constructor(effect: Effect, curve: Curve) {
    this.effect = effect;
    this.curve = curve;
  }

  update(progress: Progress): void {
    const bent = this.curve(progress);
    // Neither a number without end nor none at all: only then is the difference to itself not 0.
    if (bent - bent !== 0) refuse(bent, progress);
    this.effect.update(bent);
  }

  undo(): void {
    undo(this.effect);
  }

  stop(): void {
    this.effect.stop?.();
  }
}

class Warp<T> implements Effect {
  private readonly run: Run<T>;
  private readonly curve: Curve;

  constructor(motion: Motion<T>, target: T, curve: Curve, ends: Ends) {
    this.run = new Run(motion, target, ends);
    this.curve = curve;
    this.run.begin();
  }

  update(progress: Progress): void {
    const bent = this.curve(progress);
    if (bent - bent !== 0) refuse(bent, progress);
    this.run.seek(bent * this.run.action.duration);
  }

  /** Nothing has happened yet: before every time, not at `curve(0)`, which may be anywhere. */
  undo(): void {
    this.run.seek(-Infinity);
  }

  stop(): void {
    this.run.halt();
  }
}

function refuse(bent: number, progress: Progress): never {
  throw new RangeError(`eased: the curve must return a finite number, got ${bent} at ${progress}`);
}
