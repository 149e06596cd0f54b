import { expect, it } from '@jest/globals';
import { describeInChromium } from '../../browser/chromium.js';

declare const exported: { readonly seen: unknown };

describeInChromium('the sides of a scroller', ({ open }) => {
  it.each([
    ['direction: ltr', 'x', ['left', 'right'], [4, 2]],
    ['direction: rtl', 'x', ['right', 'left'], [2, 4]],
    ['direction: rtl', 'y', ['top', 'bottom'], [20, 0]],
    ['display: flex; flex-direction: column-reverse', 'y', ['bottom', 'top'], [0, 20]],
  ])('begin with the one at which the content begins: %s, %s', async (style, axis, sides, padding) => {
    const { page } = await open({
      body: `<div id="it" style="overflow: auto; height: 200px; scroll-padding: 10% 2px auto 4px; ${style}"></div>`,
      script: `
        import { pixelsOf, scrollPadding, sidesOf } from './src/dom/scroll/scroll-sides.js';
        import { scrollerOf } from './src/dom/scroll/scroller.js';
        const element = document.querySelector('#it')!;
        const scroller = scrollerOf('test', element, '${axis}');
        export const seen = [sidesOf(scroller), scrollPadding(scroller), isNaN(pixelsOf(element, 'top', scroller))];`,
    });
    expect(await page.evaluate(() => exported.seen)).toEqual([sides, padding, true]);
  });
});
