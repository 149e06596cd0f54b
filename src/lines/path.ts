import type { FiniteAction, ReversibleAction } from '../action/action.js';
import { leaf } from '../action/define.js';
import type { Effect, Progress } from '../action/effect.js';
import type { Seconds } from '../clock/seconds.js';
import type { Point } from '../math/spline.js';
import { readPlace } from './lens.js';
import type { Writing } from './writing.js';

/** A path in the plane: where it is at `progress`, written into `place`. */
export type Path = (progress: Progress, place: Point) => void;

/**
 * An action that leads x and y along a path.
 *
 * @param name As errors call the action.
 * @param pathFrom Makes the path for the place where it starts.
 */
export function alongPath(
  name: string,
  duration: Seconds,
  writing: Writing,
  pathFrom: (start: Readonly<Point>) => Path,
  reverse: () => ReversibleAction<Point>,
): ReversibleAction<Point>;
export function alongPath(
  name: string,
  duration: Seconds,
  writing: Writing,
  pathFrom: (start: Readonly<Point>) => Path,
): FiniteAction<Point>;
export function alongPath(
  name: string,
  duration: Seconds,
  writing: Writing,
  pathFrom: (start: Readonly<Point>) => Path,
  reverse?: () => ReversibleAction<Point>,
): FiniteAction<Point> {
  return leaf(name, duration, (target) => new PathEffect(name, target, writing, pathFrom), reverse);
}

class PathEffect implements Effect {
  private readonly target: Point;
  private readonly adds: boolean;
  private readonly found: Point;
  private readonly path: Path;
  /** Where the path is now, before what else has moved the target is added. */
  private readonly place: Point;
  /** What else has moved the target by. */
  private readonly push: Point = { x: 0, y: 0 };
  /** Where the target was after it was written last. */
  private readonly wrote: Point;
  private stops = 0;

  constructor(name: string, target: Point, writing: Writing, pathFrom: (start: Readonly<Point>) => Path) {
    this.target = target;
    this.adds = writing === 'adds';
    this.found = readPlace(name, target);
    this.place = { ...this.found };
    this.wrote = { ...this.found };
    this.path = pathFrom(this.found);
  }

  update(progress: Progress): void {
    this.path(progress, this.place);
    this.put(this.place);
  }

  undo(): void {
    this.put(this.found);
  }

  stop(): void {
    this.stops++;
  }

  private put({ x, y }: Readonly<Point>): void {
    const { target, push, wrote, stops } = this;
    if (this.adds) {
      push.x += target.x - wrote.x;
      push.y += target.y - wrote.y;
    }
    target.x = x + push.x;
    wrote.x = target.x;
    // Writing x may have stopped it.
    if (this.stops !== stops) return;
    target.y = y + push.y;
    wrote.y = target.y;
  }
}
