import type { Seconds } from '../clock/seconds.js';
import { Lenses, property } from '../lines/lens.js';
import { NumberEffect } from '../lines/number-effect.js';
import { type Mode, Writer } from '../lines/writer.js';
import type { Point } from '../math/spline.js';
import type { Progress } from '../time/effect.js';
import type { Reverse, Reversed, ReversibleAction } from './action.js';
import { leaf } from './leaf-motion.js';

/** A path in the plane: its position at `progress`, written into `position`. */
export type Path = (progress: Progress, position: Point) => void;

/** An action that moves x and y along a path, which is made from the position at the start. */
export function alongPath<R extends Reverse<Point> = undefined>(
  name: string,
  duration: Seconds,
  mode: Mode,
  pathFrom: (start: Readonly<Point>) => Path,
  reverse?: R,
): Reversed<Point, R> {
  const lenses = new Lenses<Point>([property('x'), property('y')]);
  return leaf(
    name,
    duration,
    (target: Point) => new PathEffect(Writer.on(name, lenses, target, mode), pathFrom),
    reverse,
  );
}

/**
 * An action that moves x and y along a path from where they are, and adds to other moves. Its reverse retraces the
 * path, also beyond its ends, where a curve may take it.
 *
 * @param distance The path, as distances from its start.
 */
export function alongPathBy(
  name: string,
  duration: Seconds,
  distance: Path,
  isBack: boolean = false,
): ReversibleAction<Point> {
  const origin = { x: 0, y: 0 };
  if (isBack) distance(1, origin);
  return alongPath(
    name,
    duration,
    'adds',
    (start) => (progress, position) => {
      distance(isBack ? 1 - progress : progress, position);
      position.x = start.x + (position.x - origin.x);
      position.y = start.y + (position.y - origin.y);
    },
    () => alongPathBy(name, duration, distance, !isBack),
  );
}

class PathEffect extends NumberEffect<Point> {
  private readonly path: Path;
  private readonly position: Point;

  constructor(writer: Writer<Point>, pathFrom: (start: Readonly<Point>) => Path) {
    super(writer);
    const [x, y] = writer.found as [number, number];
    this.position = { x, y };
    this.path = pathFrom({ x, y });
  }

  protected at(progress: Progress, values: number[]): void {
    const { position } = this;
    this.path(progress, position);
    values[0] = position.x;
    values[1] = position.y;
  }
}
