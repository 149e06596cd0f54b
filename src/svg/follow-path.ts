import type { Positioned, Rotated } from '../actions/capabilities.js';
import { type How, optionsAndCurve } from '../actions/how.js';
import type { Seconds } from '../clock/seconds.js';
import type { Curve } from '../easing/curve.js';
import { Lenses, property } from '../lines/lens.js';
import { Writer } from '../lines/writer.js';
import { checkEither, checkFinite, checkFraction, checkOptions, checkPoint } from '../math/check.js';
import { mix } from '../math/mix.js';
import type { Point } from '../math/spline.js';
import type { ReversibleAction } from '../motion/action.js';
import { applyCurve, leaf } from '../motion/leaf-motion.js';
import type { Progress } from '../time/effect.js';
import { measured, type MeasuredPath, nearestAngle } from './measure-path.js';
import { paintedPath } from './painted-path.js';
import { pathOf, type Shape } from './path-of.js';

/** How {@link followPath} follows its path. */
export interface FollowPathOptions {
  /** Rotates the target in the direction of the path, plus this number of degrees; `true` is 0. By default false. */
  readonly orient?: boolean | number | undefined;
  /** Where on the path it starts, as a fraction of the length; by default 0. */
  readonly from?: Progress | undefined;
  /** Where on the path it ends; by default 1. Below `from`, it goes back along the path. */
  readonly to?: Progress | undefined;
  /** Added to every position of the path. */
  readonly offset?: Readonly<Point> | undefined;
  /**
   * With `'path'`, the default, path data is in the target's coordinates, and a shape is followed where it is painted;
   * with `'start'`, the whole path is shifted so that it begins where the target is.
   */
  readonly align?: 'path' | 'start' | undefined;
}

/**
 * Moves the target along SVG path data, or along a shape of the page, at a constant speed. It owns the position and,
 * with `orient`, the rotation: other motions of these are overwritten.
 *
 * The numbers of path data are the target's x and y. A shape is followed where it is painted, whatever its `viewBox`
 * and transforms are, if the target is a `domTarget`: the point about which the target rotates, by default its middle,
 * is on the line. Their places are read when the action starts; both must be displayed then. Any other target gets the
 * shape's own units. The speed is constant in these units, too.
 *
 * The rotation continues from the target's own, without jumps by full rotations. If a curve overshoots, the target
 * continues straight on from the end of the path. Gaps take no time.
 *
 * ```ts
 * import { from } from 'rxjs';
 * import { followPath } from 'rx-motion/svg';
 *
 * const ship = { x: 0, y: 0, rotation: 0 };
 * from([0, 0.75]).pipe(followPath(1, 'M10 10 h50 v50', { orient: true }).on(ship)).subscribe();
 * ship; // => { x: 60, y: 35, rotation: 90 }
 * ```
 *
 * @param duration Seconds, >= 0.
 * @param path The `d` of an SVG path, or a shape, whose attributes are read at once: see {@link pathOf}.
 * @param options How it is followed; may be left out.
 * @param curve Bends the progress, as {@link eased} does; linear by default.
 * @throws RangeError when `path` is not path data, a number is not finite, `from` or `to` is not in 0 … 1, or
 * `duration` is negative; TypeError when something is of the wrong kind.
 * @see {@link bezierTo} for a single curve, {@link catmullRomTo} for a path through points.
 */
export function followPath(
  duration: Seconds,
  path: string | Shape,
  options: FollowPathOptions & { readonly orient?: false | undefined },
  curve?: Curve,
): ReversibleAction<Positioned>;
export function followPath(
  duration: Seconds,
  path: string | Shape,
  options: FollowPathOptions,
  curve?: Curve,
): ReversibleAction<Positioned & Rotated>;
export function followPath(duration: Seconds, path: string | Shape, curve?: Curve): ReversibleAction<Positioned>;
export function followPath(
  duration: Seconds,
  path: string | Shape,
  ...how: [options?: FollowPathOptions | Curve | undefined, curve?: Curve | undefined]
): ReversibleAction<never> {
  const [options, curve] = optionsAndCurve(how as How<FollowPathOptions>);
  checkOptions('followPath', options, 'align from offset orient to');
  const [shape, data] = typeof path === 'object' ? [path, pathOf(path)] : [undefined, path];
  return applyCurve(along(duration, measured('followPath', data), shape, options), curve);
}

/** @param shape The element whose path it is. */
function along(
  duration: Seconds,
  path: MeasuredPath,
  shape: Shape | undefined,
  options: FollowPathOptions,
): ReversibleAction<never> {
  const { orient = false, from = 0, to = 1, offset = ORIGIN, align = 'path' } = options;
  const { x, y } = checkPoint('followPath', 'offset', offset);
  const angle = typeof orient === 'boolean' ? 0 : checkFinite('followPath', 'orient', orient);
  checkFraction('followPath', 'from', from);
  checkFraction('followPath', 'to', to);
  checkEither('followPath', 'align', align, ['path', 'start']);
  const names = orient === false ? ['x', 'y'] : ['x', 'y', 'rotation'];
  const lenses = new Lenses(names.map((name) => property(name)));
  return leaf(
    'followPath',
    duration,
    (target) => {
      const writer = Writer.on('followPath', lenses, target, 'owns');
      const { found } = writer;
      const write = (value: number, index: number): void => {
        if (index < found.length) writer.put(index, value);
      };
      const route = shape === undefined ? path : paintedPath(path, shape, target);
      const point = route.pointAt(from * path.length);
      /** What is added to the path's own. */
      const [startX, startY] = align === 'path' ? [x, y] : [x + found[0]! - point.x, y + found[1]! - point.y];
      const startAngle = nearestAngle(angle, (found[2] ?? 0) - point.angle);
      return {
        update(progress) {
          route.pointAt(mix(from, to, progress) * path.length, point);
          [point.x + startX, point.y + startY, point.angle + startAngle].forEach(write);
        },
        undo() {
          found.forEach(write);
        },
      };
    },
    () => along(duration, path, shape, { orient, from: to, to: from, offset: { x, y }, align }),
  );
}

const ORIGIN: Readonly<Point> = { x: 0, y: 0 };
