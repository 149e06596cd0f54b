import { checkEither, checkFraction, checkObject, checkPoint } from './check.js';
import type { Point } from './spline.js';

/**
 * Which part of a picture is visible at a percentage: a progress bar or a timer.
 *
 * Coordinates are fractions of the picture: (0, 0) is its top left, (1, 1) its bottom right.
 *
 * @see cocos2d-x ProgressTimer. Differs: y points down.
 */
export interface ProgressShape {
  /** A `radial` shape sweeps around its midpoint from twelve o'clock, a `bar` grows from it. */
  readonly type: 'radial' | 'bar';
  /** Where it begins. A point outside the picture is moved onto its edge. Default: the middle. */
  readonly midpoint?: Readonly<Point> | undefined;
  /** How much of each side of a bar changes: `{ x: 1, y: 0 }` changes its width alone. Default: 1 for both. */
  readonly barChangeRate?: Readonly<Point> | undefined;
  /** Whether a radial shape sweeps counterclockwise, and a bar shows what is around it instead. Default: false. */
  readonly reverseDirection?: boolean | undefined;
}

/**
 * The outline of what is visible at a percentage: x and y of each corner, as fractions of the picture; empty if nothing
 * is visible. A hole is joined to the outline by a cut, and runs the other way round.
 *
 * @param name The caller's name, for errors.
 * @param percentage Clamped to 0 … 100.
 */
export function progressOutline(name: string, shape: ProgressShape, percentage: number): readonly number[] {
  const { type, midpoint = middle, barChangeRate = both, reverseDirection = false } = checkShape(name, shape);
  const part = Math.min(1, Math.max(0, percentage / 100)) || 0;
  if (type === 'radial') return sector(unit(midpoint.x), unit(midpoint.y), part, reverseDirection);
  const [left, right] = extent(unit(midpoint.x), barChangeRate.x, part);
  const [top, bottom] = extent(unit(midpoint.y), barChangeRate.y, part);
  if (!reverseDirection) return right > left && bottom > top ? box(left, top, right, bottom) : [];
  if (right <= left || bottom <= top) return box(0, 0, 1, 1);
  if (right - left >= 1 && bottom - top >= 1) return [];
  return [...box(0, 0, 1, 1), 0, 0, left, top, left, bottom, right, bottom, right, top, left, top];
}

const middle: Point = { x: 0.5, y: 0.5 };
const both: Point = { x: 1, y: 1 };

function checkShape(name: string, shape: ProgressShape): ProgressShape {
  const { type, midpoint, barChangeRate: rate } = checkObject(name, 'progress', shape);
  checkEither(name, 'progress.type', type, ['radial', 'bar']);
  if (midpoint !== undefined) checkPoint(name, 'progress.midpoint', midpoint);
  if (rate !== undefined) {
    checkObject(name, 'progress.barChangeRate', rate);
    checkFraction(name, 'progress.barChangeRate.x', rate.x);
    checkFraction(name, 'progress.barChangeRate.y', rate.y);
  }
  return shape;
}

/** What is visible of one side: centred on the midpoint, then moved back into the picture. */
function extent(middle: number, rate: number, part: number): readonly [low: number, high: number] {
  const half = (1 - rate + part * rate) / 2;
  if (middle < half) return [0, 2 * half];
  return middle + half > 1 ? [1 - 2 * half, 1] : [middle - half, middle + half];
}

function box(left: number, top: number, right: number, bottom: number): number[] {
  return [left, top, right, top, right, bottom, left, bottom];
}

/**
 * A sector around (x, y), from straight above it; angles are those of a unit square, whatever the picture's
 * proportions.
 */
function sector(x: number, y: number, part: number, isReversed: boolean): readonly number[] {
  if (part === 0) return [];
  const angle = 2 * Math.PI * part;
  const outline = [x, y, x, 0];
  const clockwise = cornersFrom(x, y);
  for (const [cornerAngle, cornerX, cornerY] of isReversed ? mirror(clockwise) : clockwise) {
    if (cornerAngle < angle) outline.push(cornerX, cornerY);
  }
  if (part === 1) outline.push(x, 0);
  else outline.push(...edgeAt(x, y, Math.sin(isReversed ? -angle : angle), -Math.cos(angle)));
  return outline;
}

type Corner = readonly [angle: number, x: number, y: number];

/** The corners of the picture with their angles from straight above (x, y), clockwise. */
function cornersFrom(x: number, y: number): readonly Corner[] {
  const corner = (cornerX: number, cornerY: number): Corner => {
    // A corner that is itself the midpoint counts at the angle that points out of the picture.
    const isMidpoint = cornerX === x && cornerY === y;
    const angle = isMidpoint ? Math.atan2(cornerX - 0.5, 0.5 - cornerY) : Math.atan2(cornerX - x, y - cornerY);
    return [angle < 0 ? angle + 2 * Math.PI : angle, cornerX, cornerY];
  };
  // From the left edge the last corner is straight above, and is reached at the end of the sweep.
  const [, ...topLeft] = corner(0, 0);
  const lastAngle = x === 0 && y > 0 ? 2 * Math.PI : corner(0, 0)[0];
  return [corner(1, 0), corner(1, 1), corner(0, 1), [lastAngle, topLeft[0], topLeft[1]]];
}

/** The same corners, counterclockwise. */
function mirror(corners: readonly Corner[]): readonly Corner[] {
  return [...corners].reverse().map(([angle, x, y]) => [2 * Math.PI - angle, x, y]);
}

/** Where the ray from (x, y) along (dx, dy) leaves the picture. */
function edgeAt(x: number, y: number, dx: number, dy: number): readonly [number, number] {
  const farX = dx > 0 ? (1 - x) / dx : dx < 0 ? x / -dx : Infinity;
  const farY = dy > 0 ? (1 - y) / dy : dy < 0 ? y / -dy : Infinity;
  return farX < farY ? [dx > 0 ? 1 : 0, y + dy * farX] : [x + dx * farY, dy > 0 ? 1 : 0];
}

function unit(value: number): number {
  return Math.min(1, Math.max(0, value));
}
