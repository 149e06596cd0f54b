import { expect, it } from '@jest/globals';
import { describeInChromium } from '../../browser/chromium.js';

declare const exported: { readonly seen: unknown };

describeInChromium('scrollSides', ({ open }) => {
  it.each([
    ['direction: ltr', 'x', [4, 2]],
    ['direction: rtl', 'x', [2, 4]],
    ['direction: rtl', 'y', [20, 0]],
  ])('begin where the content begins: %s, %s', async (style, axis, padding) => {
    const { page } = await open({
      body: `<div id="it" style="overflow: auto; height: 200px; scroll-padding: 10% 2px auto 4px; ${style}"></div>`,
      script: `
        import { scrollSides } from './src/dom/scroll/scroll-sides.js';
        import { scrollerOf } from './src/dom/scroll/scroller.js';
        const element = document.querySelector('#it')!;
        const scroller = scrollerOf('test', element, '${axis}');
        export const seen = scrollSides('scroll-padding', element, scroller);`,
    });
    expect(await page.evaluate(() => exported.seen)).toEqual(padding);
  });
});
