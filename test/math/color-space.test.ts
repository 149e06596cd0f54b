import { expect, it } from '@jest/globals';
import { converter } from 'culori';
import fc from 'fast-check';
import { convert, type SpaceName } from '../../src/math/color-space.js';
import { numRuns } from '../property/runs.js';

/** The names and the channels of the spaces in culori. */
const spaces: Readonly<Record<string, readonly [mode: string, channels: string]>> = {
  srgb: ['rgb', 'rgb'],
  'srgb-linear': ['lrgb', 'rgb'],
  'display-p3': ['p3', 'rgb'],
  'a98-rgb': ['a98', 'rgb'],
  'prophoto-rgb': ['prophoto', 'rgb'],
  rec2020: ['rec2020', 'rgb'],
  lab: ['lab', 'lab'],
  lch: ['lch', 'lch'],
  oklab: ['oklab', 'lab'],
  oklch: ['oklch', 'lch'],
  'xyz-d50': ['xyz50', 'xyz'],
  'xyz-d65': ['xyz65', 'xyz'],
};
const names = Object.keys(spaces) as SpaceName[];
const part = fc.integer({ min: 5, max: 95 }).map((value) => value / 100);
const colors = fc.tuple(part, part, part).filter(([r, g, b]) => Math.max(r, g, b) - Math.min(r, g, b) > 0.05);

it('conversions agree with culori', () => {
  fc.assert(
    fc.property(colors, fc.constantFrom(...names), fc.constantFrom(...names), (rgb, from, to) => {
      const own = convert(convert(rgb, 'srgb', from), from, to);
      const [mode, channels] = spaces[to]!;
      const theirs = converter(mode as 'rgb')({ mode: 'rgb', r: rgb[0], g: rgb[1], b: rgb[2] }) as unknown as Record<
        string,
        number
      >;
      Array.from(channels).forEach((channel, index) => {
        const tolerance = 1e-4 * Math.max(1, Math.abs(own[index]!));
        expect(Math.abs(own[index]! - theirs[channel]!)).toBeLessThan(tolerance);
      });
    }),
    { numRuns },
  );
});

it('conversions are inverted, in all spaces', () => {
  fc.assert(
    fc.property(colors, fc.constantFrom<SpaceName>(...names, 'hsl', 'hwb', 'display-p3-linear'), (rgb, space) => {
      const back = convert(convert(rgb, 'srgb', space), space, 'srgb');
      back.forEach((channel, index) => expect(channel).toBeCloseTo(rgb[index]!, 10));
    }),
    { numRuns },
  );
});

it('greys have no hue', () => {
  for (const space of ['hsl', 'hwb', 'lch', 'oklch'] as const)
    expect(convert([0.5, 0.5, 0.5], 'srgb', space).filter(Number.isNaN)).toHaveLength(1);
});

it('a missing channel stays missing in a space with the same channel', () => {
  expect(convert([0.5, 0.1, NaN], 'oklch', 'lch')[2]).toBeNaN();
  expect(convert([NaN, 0.1, 0.1], 'oklab', 'lch')[0]).toBeNaN();
  expect(convert([0.5, NaN, NaN], 'oklch', 'lab').slice(1)).toEqual([NaN, NaN]);
  expect(convert([0.5, NaN, NaN], 'oklab', 'oklch').slice(1)).toEqual([NaN, NaN]);
  expect(convert([NaN, NaN, NaN], 'hwb', 'srgb')).toEqual([NaN, NaN, NaN]);
  expect(convert([NaN, 20, 30], 'hwb', 'srgb').some(Number.isNaN)).toBe(false);
});
