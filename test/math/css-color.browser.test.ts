import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { convert } from '../../src/math/color-space.js';
import { formatColor, parseColor } from '../../src/math/css-color.js';
import { namedColors } from '../../src/math/named-colors.js';
import { readColor } from '../../src/math/read-color.js';
import { describeInChromium } from '../browser/chromium.js';
import { colorTexts, legacyTexts, wildColorTexts } from './random-colors.js';

const colors = [
  ...Object.keys(namedColors),
  '#f80',
  '#0a1b2c',
  'rgb(1.5 2.5 3.4)',
  'rgb(12.5% 50% 99.9%)',
  'rgb(300 -5 none)',
  'hwb(1.2turn 10% 20%)',
  'hwb(30 40% -30%)',
  'hsl(-3rad 75% 25%)',
];

describeInChromium('the colours of CSS', ({ open }) => {
  it('agree with the browser', async () => {
    const { page } = await open({ script: '', body: '<div id="shown"></div>' });
    const shown = await page.evaluate(computedColors, colors);
    expect(colors.map((color) => [color, formatColor(parseColor(color))])).toEqual(
      colors.map((color, i) => [color, shown[i]]),
    );
  });

  it('are accepted and rejected exactly as by the browser, on random texts', async () => {
    const { page } = await open({ script: '', body: '<div id="shown"></div>' });
    const texts = fc.sample(wildColorTexts, { numRuns: 4000, seed: 1 });
    const accepted = await page.evaluate((texts) => texts.map((text) => CSS.supports('color', text)), texts);
    expect(texts.filter((text, index) => (readColor(text) !== undefined) !== accepted[index])).toEqual([]);
  });

  it('have the channels that the browser computes, on random texts', async () => {
    const { page } = await open({ script: '', body: '<div id="shown"></div>' });
    const texts = [legacyTexts, wildColorTexts].flatMap((arbitrary) =>
      fc.sample(arbitrary, { numRuns: 4000, seed: 3 }),
    );
    const shown = await page.evaluate(computedColors, texts);
    const read = texts.flatMap((text, index) => {
      // The browser computes whole bytes for legacy syntax.
      const bytes = /^rgba?\(([^)]*)\)$/.exec(shown[index]!)?.[1]?.split(', ').map(Number);
      // It clamps a saturation over 100 % in the plainest form only.
      if (bytes === undefined || /^hsla?\(\s*\S+[\s,]+(?:150%|300)/.test(text)) return [];
      const { r, g, b } = parseColor(text);
      return [
        { text, shown: shown[index], far: [r, g, b].filter((it, channel) => Math.abs(it - bytes[channel]!) > 0.501) },
      ];
    });
    expect(read.length).toBeGreaterThan(4200);
    expect(read.filter(({ far }) => far.length > 0).slice(0, 5)).toEqual([]);
  });

  it('are converted as by the browser', async () => {
    const { page } = await open({ script: '', body: '<div id="shown"></div>' });
    const texts = fc.sample(colorTexts, { numRuns: 3000, seed: 2 });
    const spaces = [
      'srgb',
      'srgb-linear',
      'display-p3',
      'a98-rgb',
      'rec2020',
      'lab',
      'oklab',
      'xyz-d50',
      'xyz-d65',
    ] as const;
    const asked = texts.map((text, index) => [text, spaces[index % spaces.length]!] as const);
    const shown = await page.evaluate((asked) => {
      const element = document.querySelector<HTMLElement>('#shown')!;
      return asked.map(([text, space]) => {
        const color = `color-mix(in ${space}, ${text}, ${text})`;
        element.style.color = color;
        return getComputedStyle(element).color;
      });
    }, asked);
    asked.forEach(([text, space], index) => {
      const { channels, space: own } = readColor(text)!;
      const theirs = shownChannels(shown[index]!);
      // Chromium clamps the lightness, but not the other channels.
      if ((space === 'lab' && theirs[0]! % 100 === 0) || (space === 'oklab' && theirs[0]! % 1 === 0)) return;
      // In the specification, prophoto-rgb is linear near 0; in Chromium it is not.
      if (own === 'prophoto-rgb' && channels.some((channel) => Math.abs(channel) < 1 / 16)) return;
      const far = convert(channels, own, space).filter(
        (channel, at) =>
          // Chromium computes in single precision; the steep start of a transfer curve turns that into up to 0.01.
          Math.abs(channel - theirs[at]!) > (space === 'lab' ? 0.1 : 0.01) * Math.max(1, Math.abs(channel) / 100),
      );
      expect({ text, shown: shown[index], far }).toEqual({ text, shown: shown[index], far: [] });
    });
  });
});

/** In the page: the computed colours; '' for what the browser rejects. */
function computedColors(colors: readonly string[]): string[] {
  const element = document.querySelector<HTMLElement>('#shown')!;
  return colors.map((color) => {
    element.style.color = '';
    element.style.color = color;
    return element.style.color === '' ? '' : getComputedStyle(element).color;
  });
}

/** The channels of a computed colour, without alpha. */
function shownChannels(color: string): number[] {
  const [channels = ''] = color.replace(/^.*\((?:[a-z][a-z\d-]* )?/, '').split(/[/)]/);
  return channels.trim().split(' ').map(Number);
}
