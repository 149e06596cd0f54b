import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cssValues } from '../../src/actions/css-values.js';
import type { ColorSpace } from '../../src/math/color-mixing.js';
import { convert } from '../../src/math/color-space.js';
import { mix } from '../../src/math/mix.js';
import { readColor } from '../../src/math/read-color.js';
import { shapeOf } from '../../src/math/shape.js';
import { describeInChromium } from '../browser/chromium.js';
import { colorTexts, incompleteOklchTexts, incompleteTexts, legacyTexts, oklchTexts } from './random-colors.js';

/** Spaces, and the colours to mix in them. */
interface Kind {
  readonly spaces: readonly ColorSpace[];
  readonly colors: fc.Arbitrary<string>;
}

/**
 * With clear hues: browsers disagree about the hues of colours that are nearly grey, and about full rotations between
 * them.
 */
const kinds: Readonly<Record<string, Kind>> = {
  'with three axes': {
    spaces: ['srgb', 'srgb-linear', 'display-p3', 'lab', 'oklab', 'xyz-d50', 'xyz-d65'],
    colors: colorTexts,
  },
  'with a hue': {
    spaces: ['lch', 'oklch'],
    colors: colorTexts.filter((text) => chromaOf(text) > 0.04),
  },
  'with the hue of sRGB': {
    spaces: ['hsl', 'hwb'],
    colors: legacyTexts.filter((text) => chromaOf(text) > 0.04),
  },
  'with a hue, in every direction': {
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

/** The result of this library. */
function mixed({ from, to, part, space }: Case, isDefault = false): string {
  const shape = shapeOf('mixed', [from, to], cssValues(isDefault ? undefined : space));
  const ends = shape.way(from, to);
  return shape.valueOf(ends.from.map((number, index) => mix(number, ends.to[index]!, part)));
}

/** The distance of two colours in sRGB, premultiplied. */
function distance(a: string, b: string): number {
  const [numbers, others] = [a, b].map((text) => shapeOf('distance', [text], cssValues('srgb')).numbersOf(text)) as [
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
  it.each(Object.entries(kinds))('agrees with color-mix(), %s', async (_name, kind) => {
    const { page } = await open({ script: '', body: '<div id="shown"></div>' });
    const tried = fc.sample(cases(kind), { numRuns: 1000, seed: 3 });
    const shown = await page.evaluate((tried) => {
      const element = document.querySelector<HTMLElement>('#shown')!;
      return tried.map(({ from, to, part, space }) => {
        element.style.color = `color-mix(in ${space}, ${from} ${100 - 100 * part}%, ${to})`;
        return getComputedStyle(element).color;
      });
    }, tried);
    const wrong = tried
      .map((one, index) => ({ ...one, ours: mixed(one), theirs: shown[index]!.replaceAll('none', '0') }))
      .filter(({ ours, theirs }) => !(distance(ours, theirs) < 0.006));
    expect(wrong.slice(0, 9)).toEqual([]);
  });

  it.each([
    ['in legacy syntax', legacyTexts, 5],
    ['in any syntax', colorTexts.filter((text) => !text.includes('prophoto')), 6],
  ])('agrees by default with an animation of the browser, colours %s', async (_name, colors, seed) => {
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
    const wrong = tried
      .map((one, index) => ({ ...one, ours: mixed(one, true), theirs: shown[index]!.replaceAll('none', '0') }))
      .filter(({ ours, theirs }) => !(distance(ours, theirs) < 0.006));
    expect(wrong.slice(0, 9)).toEqual([]);
  });
});
