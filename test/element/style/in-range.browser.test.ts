import { expect, it } from '@jest/globals';
import { isTaken } from '../../../src/element/style/css-text.js';
import { inRange, rangeOf } from '../../../src/element/style/in-range.js';
import { describeInChromium } from '../../browser/chromium.js';

declare const exported: {
  readonly all: (texts: readonly (readonly [string, string])[]) => readonly string[];
  readonly ranges: (names: readonly (readonly [string, string])[]) => readonly unknown[];
};

it('texts stay unchanged without CSS.supports', () => {
  expect([inRange('width', '-1px'), isTaken('width', '-1px')]).toEqual(['-1px', true]);
  expect(rangeOf('z-index', '')).toEqual({ least: -Infinity, most: Infinity, isWhole: false });
});

const script = `
  import { inRange, rangeOf } from '${new URL('../../../src/element/style/in-range.ts', import.meta.url).pathname}';
  export const all = (texts: any[]) => texts.map(([name, text]) => inRange(name, text));
  export const ranges = (names: any[]) => names.map(([name, unit]) => rangeOf(name, unit));`;

describeInChromium('numbers that CSS rejects', ({ open }) => {
  it('are moved to the end of their range, and rounded if they must be whole', async () => {
    const { page } = await open({ script });
    const texts = [
      ['width', '-3.5px', '0px'],
      ['padding', '4px -1e-7px', '4px 0px'],
      ['margin', '-4px -.5em', '-4px -.5em'],
      ['box-shadow', '-1px -2px -3px -4px rgb(1, 2, 3)', '-1px -2px 0px -4px rgb(1, 2, 3)'],
      ['filter', 'blur(-2px) hue-rotate(-9deg) saturate(-0.1)', 'blur(0px) hue-rotate(-9deg) saturate(0)'],
      ['background-image', 'url("a-1.png")', 'url("a-1.png")'],
      ['--x-1', '-1px', '-1px'],
      ['width', 'calc(50% - 2px)', 'calc(50% - 2px)'],
      ['z-index', '-2.6', '-3'],
      ['font-weight', '1200.5', '1000'],
      ['font-weight', '-3', '1'],
      ['font-weight', '433.3', '433.3'],
      ['column-count', '0.2', '1'],
      ['counter-increment', 'a 2.4 b-1 -1.2', 'a 2 b-1 -1'],
      ['grid-template-columns', '12.5px -0.5fr', '12.5px 0fr'],
      ['box-shadow', '1px 1200px -3px #1234', '1px 1200px 0px #1234'],
      ['display', '-2.5', '-2.5'],
    ] as const;
    const seen = await page.evaluate(
      (texts) => exported.all(texts),
      texts.map(([name, text]) => [name, text] as const),
    );
    expect(seen).toEqual(texts.map(([, , expected]) => expected));
  });

  it('are derived from the range of a property', async () => {
    const { page } = await open({ script });
    const asked = [
      ['z-index', ''],
      ['width', 'px'],
      ['font-weight', ''],
      ['column-count', ''],
      ['margin-left', '%'],
    ] as const;
    expect(await page.evaluate((asked) => exported.ranges(asked), asked)).toEqual([
      { least: -Infinity, most: Infinity, isWhole: true },
      { least: 0, most: Infinity, isWhole: false },
      { least: 1, most: 1000, isWhole: false },
      { least: 1, most: Infinity, isWhole: true },
      { least: -Infinity, most: Infinity, isWhole: false },
    ]);
  });
});
