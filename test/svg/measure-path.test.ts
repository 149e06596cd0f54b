import { describe, expect, it } from '@jest/globals';
import { measurePath } from 'rx-motion/svg';
import { coordinateAt, type Cubic } from '../../src/svg/cubic.js';
import { curvesOf } from '../../src/svg/path-curves.js';
import { randomPath } from './random-path.js';

const seeds = Array.from({ length: 60 }, (_, seed) => seed);
/** In each curve. */
const CHORDS = 2000;

function positionAt(curve: Cubic, t: number): { readonly x: number; readonly y: number } {
  return { x: coordinateAt(curve, 0, t), y: coordinateAt(curve, 1, t) };
}

describe('measurePath', () => {
  it('has points at the right lengths from the start, by chords of the curves', () => {
    for (const path of seeds.map(randomPath)) {
      const measured = measurePath(path);
      let length = 0;
      const distances = curvesOf('measurePath', path).flatMap((curve, at) =>
        Array.from({ length: CHORDS }, (_, index) => {
          const [from, to] = [positionAt(curve, index / CHORDS), positionAt(curve, (index + 1) / CHORDS)];
          length += Math.hypot(to.x - from.x, to.y - from.y);
          // Beyond the first curve, the chords are too short altogether to tell one curve from the next.
          const point = at > 0 || index === CHORDS - 1 ? to : measured.pointAt(length);
          return Math.hypot(point.x - to.x, point.y - to.y);
        }),
      );
      expect(Math.max(...distances)).toBeLessThan(0.002);
      expect(Math.abs(measured.length - length)).toBeLessThan(0.001);
    }
  });

  it('has an angle that never jumps within a curve', () => {
    for (const seed of seeds) {
      const path = `M0 0c${randomPath(seed).split(/[A-Za-z]/)[2]!}`;
      const measured = measurePath(path);
      let jumps = 0;
      for (let index = 1, last = measured.pointAt(0).angle; index <= 400; index++) {
        const { angle } = measured.pointAt((index / 400) * measured.length);
        if (Math.abs(angle - last) > 181) jumps++;
        last = angle;
      }
      expect([path, jumps]).toEqual([path, 0]);
    }
  });

  it('turns by 360 degrees on a circle, either way', () => {
    const circle = (flag: number): string => `M10 0a10 10 0 1 ${flag} .001 0z`;
    for (const [flag, turn] of [
      [1, 360],
      [0, -360],
    ] as const) {
      const { length, pointAt } = measurePath(circle(flag));
      expect(length).toBeCloseTo(62.84, 2);
      expect(pointAt(length - 0.01).angle - pointAt(0).angle).toBeCloseTo(turn, 0);
    }
  });

  it('is exact at the ends of its parts, and continues straight beyond them', () => {
    const { length, pointAt } = measurePath('M0.1 0.2L0.3 0.2 0.3 7.7');
    expect(pointAt(0)).toEqual({ x: 0.1, y: 0.2, angle: 0 });
    expect(pointAt(length)).toEqual({ x: 0.3, y: 7.7, angle: 90 });
    expect(pointAt(-5)).toEqual({ x: -4.9, y: 0.2, angle: 0 });
    expect(pointAt(length + 1).y).toBeCloseTo(8.7, 12);
  });

  it('keeps its direction if it misses its start by a rounding error', () => {
    // 0.3 - 0.1 - 0.2 is not 0.
    const { length, pointAt } = measurePath('M0 0h.3v.3h-.1h-.2v-.3z');
    expect(pointAt(length).angle).toBe(270);
  });

  it('measures tiny paths', () => {
    expect(measurePath('M0 0c1e-160 3e-160 5e-160 0 2e-160 7e-160').length).toBeLessThan(1e-158);
    expect(measurePath('M0 0h1e-9v1e-9').length).toBeCloseTo(2e-9, 18);
  });

  it('skips gaps, which have no length', () => {
    const { length, pointAt } = measurePath('M0 0h50M100 0v50M7 7z');
    expect(length).toBe(100);
    expect(pointAt(25)).toEqual({ x: 25, y: 0, angle: 0 });
    expect(pointAt(75)).toEqual({ x: 100, y: 25, angle: 90 });
    expect(pointAt(100)).toEqual({ x: 100, y: 50, angle: 90 });
  });

  it('finds points on a curve that stops and returns', () => {
    const { length, pointAt } = measurePath('M0 0C30 0 -20 0 10 0');
    const points = Array.from({ length: 101 }, (_, index) => pointAt((length * index) / 100));
    const steps = points.slice(1).map(({ x }, index) => Math.abs(x - points[index]!.x));
    expect(Math.max(...steps)).toBeLessThanOrEqual(length / 100 + 1e-4);
    expect(points.at(-1)).toMatchObject({ x: 10, y: 0 });
  });

  it('is a point if nothing is drawn', () => {
    const { length, pointAt } = measurePath('M3 4zM5 6');
    expect(length).toBe(0);
    expect(pointAt(0)).toEqual({ x: 3, y: 4, angle: 0 });
  });

  it('writes into a given point', () => {
    const point = { x: 0, y: 0, angle: 0 };
    expect(measurePath('M0 0h50').pointAt(25, point)).toBe(point);
    expect(point).toEqual({ x: 25, y: 0, angle: 0 });
  });

  it.each([
    ['', 'M at 0, got ""'],
    ['L1 2', 'M at 0, got "L1 2"'],
    ['M1', 'a number at 2, got ""'],
    ['M1 2 L', 'a number at 6, got ""'],
    ['M1 2 3', 'a number at 6, got ""'],
    ['M1 2x', 'a command at 4, got "x"'],
    ['M1 2 Z 3', 'a command at 6, got " 3"'],
    ['M1 2.', 'a command at 4, got "."'],
    ['M0 0,,1 2', 'a command at 4, got ",,1 2"'],
    ['M0 0a1 2 3 2 0 1 1', '0 or 1 at 10, got " 2 0 1 1"'],
    ['url(#path)', 'M at 0, got "url(#pat"'],
  ])('is refused with the index of the error: %s', (path, rest) => {
    expect(() => measurePath(path)).toThrow(new RangeError(`measurePath: path must have ${rest}`));
  });

  it('refuses a path that is too long for a number', () => {
    expect(() => measurePath('M0 0H1e999')).toThrow(
      new RangeError('measurePath: the length of the path must be a finite number, got NaN'),
    );
  });
});
