import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { describeInChromium } from '../browser/chromium.js';
import type { ColorSpace } from '../../src/math/color-mixing.js';
import { convert } from '../../src/math/color-space.js';
import { mix } from '../../src/math/mix.js';
import { readColor } from '../../src/math/read-color.js';
import { shapeOf } from '../../src/math/shape.js';
import { colorTexts, incompleteOklchTexts, incompleteTexts, legacyTexts, oklchTexts } from './random-colors.js';

/** In which spaces which colours are mixed. */
interface Kind {
  readonly spaces: readonly ColorSpace[];
  readonly colors: fc.Arbitrary<string>;
}

/** With hues that are clear: about those of colours that are nearly grey browsers are not of one mind, nor about whole turns between them. */
const kinds: Readonly<Record<string, Kind>> = {
  'between three axes': {
    spaces: ['srgb', 'srgb-linear', 'display-p3', 'lab', 'oklab', 'xyz-d50', 'xyz-d65'],
    colors: colorTexts,
  },
  'around a hue': {
    spaces: ['lch', 'oklch'],
    colors: colorTexts.filter((text) => chromaOf(text) > 0.04),
  },
  'around the hue of sRGB': {
    spaces: ['hsl', 'hwb'],
    colors: legacyTexts.filter((text) => chromaOf(text) > 0.04),
  },
  'around a hue, on every way': {
    spaces: ['oklch', 'oklch shorter hue', 'oklch longer hue', 'oklch increasing hue', 'oklch decreasing hue'],
    colors: oklchTexts,
  },
  'with channels missing': { spaces: ['srgb', 'lab', 'oklab', 'xyz-d65'], colors: incompleteTexts },
  'with hues missing': { spaces: ['oklch', 'oklch increasing hue'], colors: incompleteOklchTexts },
};

function chromaOf(text: string): number {
  const { channels, space } = readColor(text)!;
  return convert(channels, space, 'oklch')[1];
}

interface Case {
  readonly from: string;
  readonly to: string;
  readonly part: number;
  readonly space: ColorSpace;
}

/** What this library makes of a case. */
function mixed({ from, to, part, space }: Case, isDefault = false): string {
  const shape = shapeOf('mixed', [from, to], isDefault ? undefined : space);
  const way = shape.way(from, to);
  return shape.valueOf(way.from.map((number, index) => mix(number, way.to[index]!, part)));
}

/** Nothing is missing in what is shown: there it is 0. How far apart two colours are in sRGB, channels times alpha, and alpha. */
function distance(a: string, b: string): number {
  const [numbers, others] = [a, b].map((text) => shapeOf('distance', [text], 'srgb').numbersOf(text)) as [
    Float64Array,
    Float64Array,
  ];
  const scale = [a, b].map((text) => (readColor(text)!.isLegacy ? 255 : 1));
  return Math.max(
    ...numbers.map((number, index) =>
      Math.abs(number / (index < 3 ? scale[0]! : 1) - others[index]! / (index < 3 ? scale[1]! : 1)),
    ),
  );
}

const parts = fc.integer({ min: 0, max: 20 }).map((number) => number / 20);
const cases = ({ colors, spaces }: Kind): fc.Arbitrary<Case> =>
  fc.record({ from: colors, to: colors, part: parts, space: fc.constantFrom(...spaces) });

describeInChromium('mixing colours', ({ open }) => {
  it.each(Object.entries(kinds))('is what color-mix() is, %s', async (_name, kind) => {
    const { page } = await open({ script: '', body: '<div id="shown"></div>' });
    const tried = fc.sample(cases(kind), { numRuns: 1000, seed: 3 });
    const shown = await page.evaluate((tried) => {
      const element = document.querySelector<HTMLElement>('#shown')!;
      return tried.map(({ from, to, part, space }) => {
        element.style.color = `color-mix(in ${space}, ${from} ${100 - 100 * part}%, ${to})`;
        return getComputedStyle(element).color;
      });
    }, tried);
    const strayed = tried
      .map((one, index) => ({ ...one, ours: mixed(one), theirs: shown[index]!.replaceAll('none', '0') }))
      .filter(({ ours, theirs }) => !(distance(ours, theirs) < 0.006));
    expect(strayed.slice(0, 9)).toEqual([]);
  });

  it.each([
    ['of the older notations', legacyTexts, 5],
    ['of all notations', colorTexts.filter((text) => !text.includes('prophoto')), 6],
  ])('is by default what an animation of the browser shows, of colours %s', async (_name, colors, seed) => {
    const { page } = await open({ script: '', body: '<div id="shown"></div>' });
    const tried = fc.sample(cases({ colors, spaces: ['srgb'] }), { numRuns: 1000, seed });
    const shown = await page.evaluate((tried) => {
      const element = document.querySelector<HTMLElement>('#shown')!;
      return tried.map(({ from, to, part }) => {
        const animation = element.animate({ color: [from, to] }, { duration: 1000, fill: 'both' });
        animation.pause();
        animation.currentTime = 1000 * part;
        const { color } = getComputedStyle(element);
        animation.cancel();
        return color;
      });
    }, tried);
    const strayed = tried
      .map((one, index) => ({ ...one, ours: mixed(one, true), theirs: shown[index]!.replaceAll('none', '0') }))
      .filter(({ ours, theirs }) => !(distance(ours, theirs) < 0.006));
    expect(strayed.slice(0, 9)).toEqual([]);
  });
});
