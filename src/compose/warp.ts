import type { InnerEffect, Progress } from '../time/effect.js';
import { Leaf } from '../action/leaf.js';
import { LeafMotion, type Motion } from '../action/motion.js';
import type { Seconds } from '../clock/seconds.js';
import type { Curve } from '../easing/curve.js';
import { bent } from '../math/bent.js';
import { type Edges, OPEN } from '../time/edges.js';
import type { Playhead } from '../time/playhead.js';
import type { Span } from '../time/span.js';
import { InnerRun } from './inner-run.js';

/** Where a warp leads its action. */
export interface Way {
  /** From progress to progress. */
  readonly curve: Curve;
  /** The same from seconds to seconds, where it is straight: no division rounds a time that lies on a joint of the action away from it. */
  readonly seconds?: (elapsed: Seconds, progress: Progress) => Seconds;
}

/**
 * Bends time: lays an action over a span so that it is led to `curve(progress)` of its duration. A leaf has its own progress
 * bent; anything else gets a playhead of its own.
 *
 * @param inner The edges of that playhead: OPEN where the curve may lead back or beyond.
 */
export function bindWarped<T>(
  motion: Motion<T>,
  way: Way,
  target: T,
  start: Seconds,
  end: Seconds,
  edges: Edges,
  inner: Edges = OPEN,
): Leaf {
  // What takes no time is over wherever the curve is; its callback would never be called on the way back.
  if (motion instanceof LeafMotion && motion.duration > 0) return motion.bind(target, start, end, edges, way.curve);
  return new Leaf(new Warp(motion, target, way, inner), start, end, edges);
}

/** Leads an action along a way. */
export class Warp<T> implements InnerEffect {
  protected readonly run: InnerRun<T>;
  private readonly way: Way;
  /** How often it was stopped, by its curve too: one that was left may be taken up again. */
  protected stops = 0;
  private hasBegun = false;

  constructor(motion: Motion<T>, target: T, way: Way, edges: Edges) {
    this.run = new InnerRun(motion, target, edges);
    this.way = way;
  }

  attach(playhead: Playhead, span: Span): void {
    const { start, end } = span;
    this.run.under(playhead, span, (time) => this.timeAt(end > start ? time / (end - start) : 1, time));
    if (this.run.root === null) this.run.begin();
  }

  /**
   * Where the curve begins beyond the start, as it does backwards, the action is there first, whichever progress the first frame
   * shows: so what lies there happens at any frame rate.
   */
  update(progress: Progress, elapsed?: Seconds): void {
    const { stops, hasBegun } = this;
    this.hasBegun = true;
    if (!hasBegun && progress !== 0 && this.way.curve(0) > 0 && this.stops === stops) this.show(0);
    if (this.stops !== stops) return;
    this.show(progress, elapsed);
  }

  /**
   * Nothing has happened yet: before every time, not at `curve(0)`, which may be anywhere. Where that is further on, the action comes by there first, as it does
   * when time goes back step by step.
   */
  undo(): void {
    const { stops, hasBegun } = this;
    this.hasBegun = false;
    if (hasBegun && this.way.curve(0) > 0 && this.stops === stops) this.show(0);
    if (this.stops === stops) this.run.seek(-Infinity);
  }

  stop(): void {
    this.stops++;
    this.run.halt();
  }

  /**
   * The time of the action that is shown at a progress.
   *
   * @param elapsed Seconds since the start, where that is not one of the ends.
   */
  protected timeAt(progress: Progress, elapsed?: Seconds): Seconds {
    const { curve, seconds } = this.way;
    const isExact = seconds !== undefined && elapsed !== undefined && progress !== 1;
    return isExact ? seconds(elapsed, progress) : bent(curve, progress) * this.run.action.duration;
  }

  protected show(progress: Progress, elapsed?: Seconds): void {
    const { stops } = this;
    const time = this.timeAt(progress, elapsed);
    // The curve may have stopped the run; seeking would restart it.
    if (this.stops === stops) this.run.seek(time);
  }
}
