import { expect, it } from '@jest/globals';
import { describeInChromium } from '../../browser/chromium.js';

declare const exported: { readonly seen: unknown };

describeInChromium('scrollsBackwards', ({ open }) => {
  it.each([
    ['direction: ltr', false],
    ['direction: rtl', true],
    ['writing-mode: vertical-lr', false],
    ['writing-mode: vertical-lr; direction: rtl', false],
    ['writing-mode: vertical-rl', true],
    ['writing-mode: vertical-rl; direction: rtl', true],
  ])('is whether content begins at the right: %s', async (style, expected) => {
    const { page } = await open({
      body: `<div id="it" style="width: 100px; overflow: auto; ${style}"><p style="width: 500px; height: 10px"></p></div>`,
      script: `
        import { scrollsBackwards } from './src/dom/scroll/scrolls-backwards.js';
        const element = document.querySelector('#it')!;
        element.scrollLeft = -10;
        export const seen = [element.scrollLeft < 0, scrollsBackwards(element, 'x'), scrollsBackwards(element, 'y')];`,
    });
    expect(await page.evaluate(() => exported.seen)).toEqual([expected, expected, false]);
  });
});
