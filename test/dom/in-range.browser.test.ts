import { expect, it } from '@jest/globals';
import { describeInChromium } from '../browser/chromium.js';
import { inRange, isTaken } from '../../src/dom/in-range.js';

declare const exported: { readonly all: (texts: readonly (readonly [string, string])[]) => readonly string[] };

it('leaves texts alone where nobody can say what CSS takes', () => {
  expect([inRange('width', '-1px'), isTaken('width', '-1px')]).toEqual(['-1px', true]);
});

describeInChromium('numbers below what CSS takes', ({ open }) => {
  it('are 0, each where it may not lie below', async () => {
    const { page } = await open({
      script: `import { inRange } from './src/dom/in-range.js'; export const all = (texts: any[]) => texts.map(([name, text]) => inRange(name, text));`,
    });
    const texts = [
      ['width', '-3.5px', '0px'],
      ['padding', '4px -1e-7px', '4px 0px'],
      ['margin', '-4px -.5em', '-4px -.5em'],
      ['box-shadow', '-1px -2px -3px -4px rgb(1, 2, 3)', '-1px -2px 0px -4px rgb(1, 2, 3)'],
      ['filter', 'blur(-2px) hue-rotate(-9deg) saturate(-0.1)', 'blur(0px) hue-rotate(-9deg) saturate(0)'],
      ['background-image', 'url("a-1.png")', 'url("a-1.png")'],
      ['--x-1', '-1px', '-1px'],
      ['width', 'calc(50% - 2px)', 'calc(50% - 2px)'],
    ] as const;
    const seen = await page.evaluate(
      (texts) => exported.all(texts),
      texts.map(([name, text]) => [name, text] as const),
    );
    expect(seen).toEqual(texts.map(([, , expected]) => expected));
  });
});
