import { checkFinite } from '../math/check.js';
import { lastUpTo } from '../math/last-up-to.js';
import { mix } from '../math/mix.js';
import type { Point } from '../math/spline.js';
import { angleAt, coordinateAt, type Cubic, lengthBetween, speedAt } from './cubic.js';
import { curvesOf } from './path-curves.js';

/** A point of a path, and the direction in which the path goes there. */
export interface PathPoint extends Point {
  /**
   * Degrees: 0 is to the right, 90 down. From the start of the path to its end it never jumps by a full rotation: at
   * the end of a circle it is 360 more or less than at the start.
   */
  angle: number;
}

/** A path whose lengths are known: what {@link measurePath} makes. */
export interface MeasuredPath {
  /** The length of everything that is drawn, in the units of the path. */
  readonly length: number;
  /**
   * The point at a length from the start. Beyond its ends, a path continues straight on.
   *
   * @param result Where the point is written; it is also returned. By default a new object.
   */
  readonly pointAt: (length: number, result?: PathPoint) => PathPoint;
}

/**
 * Measures SVG path data: its length, and the point at any length.
 *
 * Like `getTotalLength` and `getPointAtLength` of a path element, but without an element or a browser.
 *
 * ```ts
 * import { measurePath } from 'rx-motion/svg';
 *
 * const path = measurePath('M10 10 h50 v50');
 * path.length; // => 100
 * path.pointAt(75); // => { x: 60, y: 35, angle: 90 }
 * ```
 *
 * @param path The `d` of an SVG path.
 * @throws TypeError when `path` is not a string; RangeError when it is not path data.
 */
export function measurePath(path: string): MeasuredPath {
  return measured('measurePath', path);
}

/** {@link measurePath} with the name of another function in its errors. */
export function measured(name: string, path: string): MeasuredPath {
  const sections = sectionsOf(curvesOf(name, path));
  const starts = sections.map(({ start }) => start);
  const { start, length } = sections.at(-1)!;
  const total = checkFinite(name, 'the length of the path', start + length);
  return {
    length: total,
    pointAt(at, result = { x: 0, y: 0, angle: 0 }) {
      const within = Math.max(0, Math.min(at, total));
      const section = sections[lastUpTo(starts, starts.length, within)]!;
      const t = parameterAt(section, within - section.start);
      const angle = nearestAngle(angleAt(section.curve, t), section.angle);
      const direction = (angle * Math.PI) / 180;
      result.x = coordinateAt(section.curve, 0, t) + Math.cos(direction) * (at - within);
      result.y = coordinateAt(section.curve, 1, t) + Math.sin(direction) * (at - within);
      result.angle = angle;
      return result;
    },
  };
}

/** A part of a curve that is so even that its lengths are exact. */
interface Section {
  readonly curve: Cubic;
  /** The parameters of the curve. */
  readonly from: number;
  readonly to: number;
  /** The length of the path before it, and its own. */
  readonly start: number;
  readonly length: number;
  /** The direction at its start, without jumps from that of the section before. */
  readonly angle: number;
}

function sectionsOf(curves: readonly Cubic[]): Section[] {
  const sections: Section[] = [];
  let start = 0;
  let lastAngle = 0;
  const add = (curve: Cubic, from: number, to: number, length: number): void => {
    const angle = nearestAngle(angleAt(curve, from), lastAngle);
    sections.push({ curve, from, to, start, length, angle });
    start += length;
    lastAngle = nearestAngle(angleAt(curve, to), angle);
  };
  /** Halves a curve until halving its parts again no longer changes their length. */
  const cut = (curve: Cubic, from: number, to: number, length: number, tolerance: number): void => {
    const middle = (from + to) / 2;
    const first = lengthBetween(curve, from, middle);
    const second = lengthBetween(curve, middle, to);
    const next = Math.abs(first + second - length) > tolerance ? cut : add;
    next(curve, from, middle, first, tolerance);
    next(curve, middle, to, second, tolerance);
  };
  for (const curve of curves) {
    const length = lengthBetween(curve, 0, 1);
    // A closed path may miss its start by a rounding error: that line has no direction.
    if (!(length <= NOTHING * start)) cut(curve, 0, 1, length, Math.max(length * PRECISION, TINY));
  }
  if (sections.length === 0) add(curves[0]!, 0, 1, 0);
  return sections;
}

/** The parameter of the curve at a length from the start of a section, by Newton's steps. */
export function parameterAt(
  { curve, from, to, length }: Pick<Section, 'curve' | 'from' | 'to' | 'length'>,
  goal: number,
): number {
  let t = length === 0 ? to : mix(from, to, goal / length);
  for (let step = 0; step < 16; step++) {
    const error = lengthBetween(curve, from, t) - goal;
    if (Math.abs(error) <= PRECISION * length) break;
    t = Math.max(from, Math.min(t - error / speedAt(curve, t), to));
  }
  return t;
}

/** The error allowed in a length, relative to the length of its curve. */
const PRECISION = 1e-6;

/** The smallest tolerance, in the units of the path: the squares of smaller numbers are no longer exact. */
const TINY = 1e-12;

/** A curve no longer than this part of the path before it is left out. */
const NOTHING = 1e-9;

/** The equivalent angle that is nearest to another. */
export function nearestAngle(angle: number, other: number): number {
  return angle + 360 * Math.round((other - angle) / 360);
}
