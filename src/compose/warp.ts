import type { Seconds } from '../clock/seconds.js';
import type { Curve } from '../easing/curve.js';
import { curveValue } from '../math/curve-value.js';
import { Leaf } from '../motion/leaf.js';
import { LeafMotion } from '../motion/leaf-motion.js';
import type { Motion } from '../motion/motion.js';
import type { Bindable } from '../time/bindable.js';
import { type Edges, FORWARDS, OPEN, remembers } from '../time/edges.js';
import { IDLE, type Progress } from '../time/effect.js';
import type { Playhead } from '../time/playhead.js';
import type { SpanObserver } from '../time/span.js';
import { InnerRun } from './inner-run.js';

/** How a warp maps its own time to the time of its action. */
export interface TimeMap {
  /** From progress to progress. */
  readonly curve: Curve;
  /** The same from seconds to seconds, if the map is linear: then no division rounds the end of a child. */
  readonly seconds?: (elapsed: Seconds, progress: Progress) => Seconds;
  /** Whether it only goes forwards, from end to end. */
  readonly isForward?: boolean;
}

/**
 * Lays an action over a span and bends its time. A leaf takes the curve itself; anything else gets its own playhead,
 * whose edges are open because a curve may go back or beyond an end.
 */
export function bindWarp<T>(motion: Motion<T>, map: TimeMap): Bindable<T>['bind'] {
  // As a leaf, an instant would end at any value of the curve, and a callback would never run on the way back.
  if (motion instanceof LeafMotion && motion.duration > 0)
    return (target, start, end, edges) => motion.bind(target, start, end, edges, map.curve);
  return (target, start, end, edges) => new Warp(motion, target, map, start, end, edges);
}

/** A leaf that advances an action through a time map. */
export class Warp<T> extends Leaf {
  readonly #run: InnerRun<T>;
  readonly #map: TimeMap;

  constructor(motion: Motion<T>, target: T, map: TimeMap, start: Seconds, end: Seconds, edges: Edges) {
    super(IDLE, start, end, edges);
    const innerEdges = map.isForward === true && !remembers(edges) ? FORWARDS : OPEN;
    this.#map = map;
    this.#run = new InnerRun(motion, target, innerEdges, this, (elapsed) =>
      this.timeAt(end > start ? elapsed / (end - start) : 1, elapsed),
    );
  }

  override playheads(): readonly Playhead[] {
    return [this.#run];
  }

  override nextChange(until: Seconds): Seconds {
    return this.#run.nextChange(until);
  }

  override subscribe(observer: SpanObserver): void {
    super.subscribe(observer);
    this.#run.outer = observer.playhead;
    this.#run.begin();
  }

  override unsubscribe(): void {
    super.unsubscribe();
    this.#run.halt();
  }

  override show(progress: Progress, elapsed?: Seconds): void {
    if (this.#run.time === -Infinity && progress !== 0) this.#showStart();
    this.advance(progress, elapsed);
  }

  /** Before its start, the action is at -Infinity, not at `curve(0)`. */
  protected override undo(): void {
    if (this.#run.time > -Infinity) this.#showStart();
    this.#run.goTo(-Infinity);
  }

  protected advance(progress: Progress, elapsed?: Seconds): void {
    this.#run.goTo(this.timeAt(progress, elapsed));
  }

  /** The time of the action at a progress. @param elapsed Seconds since the start, unless the progress is 0 or 1. */
  protected timeAt(progress: Progress, elapsed?: Seconds): Seconds {
    const { curve, seconds } = this.#map;
    const isExact = seconds !== undefined && elapsed !== undefined && progress !== 1;
    return isExact ? seconds(elapsed, progress) : curveValue(curve, progress) * this.#run.action.duration;
  }

  /**
   * A curve that starts above 0, such as a reversed one, passes that point whenever it enters or leaves, whichever
   * progress the first frame shows. So callbacks up to that point run at any frame rate.
   */
  #showStart(): void {
    if (this.#map.curve(0) > 0) this.advance(0);
  }
}
