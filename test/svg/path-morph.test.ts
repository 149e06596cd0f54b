import { describe, expect, it } from '@jest/globals';
import { measurePath } from 'rx-motion/svg';
import { curvesOf } from '../../src/svg/path-curves.js';
import { pathMorph } from '../../src/svg/path-morph.js';
import { subpathsOf } from '../../src/svg/subpath.js';
import { randomFrom } from '../random-from.js';

/** The sum of the areas; holes count below 0. */
function areaOf(path: string): number {
  return Math.abs(subpathsOf(curvesOf('test', path)).reduce((sum, { area }) => sum + area, 0));
}

const circle = (radius: number, sweep = 1): string =>
  `M${50 - radius} 50A${radius} ${radius} 0 0 ${sweep} ${50 + radius} 50A${radius} ${radius} 0 0 ${sweep} ${50 - radius} 50Z`;
const square = 'M20 20h60v60h-60z';

/** A star with random points around (50, 50). */
function star(random: () => number): string {
  const count = 3 + Math.floor(random() * 9);
  const points = Array.from({ length: count }, (_, index) => {
    const [angle, radius] = [(2 * Math.PI * (index + random() / 2)) / count, 15 + 35 * random()];
    return `${50 + radius * Math.cos(angle)} ${50 + radius * Math.sin(angle)}`;
  });
  return `M${points.join('L')}Z`;
}

describe('pathMorph', () => {
  it('begins and ends with the shapes, and does not turn inside out between them', () => {
    const random = randomFrom(7);
    for (let count = 0; count < 200; count++) {
      const [from, to] = [star(random), random() < 0.5 ? star(random) : circle(30, count % 2)];
      const between = pathMorph('test', from, to);
      const [start, end] = [areaOf(from), areaOf(to)];
      expect(areaOf(between(0))).toBeCloseTo(start, -2);
      expect(areaOf(between(1))).toBeCloseTo(end, -2);
      expect(measurePath(between(0)).length).toBeCloseTo(measurePath(from).length, 1);
      expect(measurePath(between(1)).length).toBeCloseTo(measurePath(to).length, 1);
      // A shape that turns inside out on the way would lose nearly all of its area.
      expect(areaOf(between(0.5))).toBeGreaterThan(0.4 * Math.min(start, end));
    }
  });

  it('has a steadily changing area between one shape and another', () => {
    const heart = 'M50 88C10 60 5 40 15 24C25 10 42 14 50 30C58 14 75 10 85 24C95 40 90 60 50 88Z';
    const spiky = 'M50 5L61 39H97L68 60L79 95L50 74L21 95L32 60L3 39H39Z';
    const ring = `${circle(45)}${circle(20, 0)}`;
    for (const [from, to] of [
      [spiky, circle(45)],
      [spiky, circle(45, 0)],
      [heart, spiky],
      [square, 'M50 5L95 90H5Z'],
      [ring, square],
    ] as const) {
      const between = pathMorph('test', from, to);
      const [start, end] = [areaOf(from), areaOf(to)];
      for (let part = 0.05; part < 1; part += 0.05) {
        const strays = Math.abs(areaOf(between(part)) - (start + (end - start) * part));
        expect(strays).toBeLessThan(0.06 * Math.max(start, end));
      }
    }
  });

  it('keeps a shape that is written with another start, direction or commands', () => {
    for (const same of ['M80 80h-60v-60h60z', 'M20 80v-60h60v60z', 'M20 20C40 20 60 20 80 20V80H20L20 20'])
      for (const part of [0.25, 0.5]) expect(areaOf(pathMorph('test', square, same)(part))).toBeCloseTo(3600, -2);
  });

  it('morphs the largest part into the largest, and holes into holes', () => {
    const ring = `${circle(40)}${circle(20, 0)}`;
    const frame = 'M45 45v10h10v-10zM10 10h80v80h-80z';
    const half = pathMorph('test', ring, frame)(0.5);
    expect(areaOf(half)).toBeGreaterThan((areaOf(ring) + areaOf(frame)) / 2 - 400);
    expect(subpathsOf(curvesOf('test', half)).map(({ area }) => Math.sign(area))).toEqual([1, -1]);
  });

  it('lets a hole grow from its middle, and an island shrink to it', () => {
    const grow = pathMorph('test', circle(40), `${circle(40)}${circle(20, 0)}`);
    const areas = [0, 0.25, 0.5, 0.75, 1].map((part) => areaOf(grow(part)));
    expect(areas).toEqual([...areas].sort((a, b) => b - a));
    expect(grow(0)).toMatch(/M50 50C(?:50 50 ?)+Z$/);
    const shrink = pathMorph('test', `${square}M0 0h9v9h-9z`, square);
    expect(shrink(1)).toMatch(/M4.5 4.5C(?:4.5 4.5 ?)+Z$/);
  });

  it('keeps lines open, and chooses the nearer direction', () => {
    const between = pathMorph('test', 'M0 0L100 0', 'M100 10C60 10 40 10 0 10');
    expect(between(0.5)).not.toContain('Z');
    const { pointAt, length } = measurePath(between(0.5));
    expect([length, pointAt(0).x, pointAt(0).y]).toEqual([100, 0, 5]);
  });

  it('goes from a point to a shape, and beyond both', () => {
    const between = pathMorph('test', 'M50 50', square);
    expect(areaOf(between(0.5))).toBeCloseTo(900, -2);
    expect(areaOf(between(1.5))).toBeGreaterThan(3600);
  });

  it('names the function and the position of an error', () => {
    expect(() => pathMorph('morphTo', 'x', square)).toThrow(/^morphTo: path must have M at 0, got "x"/);
  });
});
