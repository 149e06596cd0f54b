import { expect, it } from '@jest/globals';
import { describeInChromium } from '../../browser/chromium.js';
import type * as goals from './scroll-goal.page.js';

declare const exported: typeof goals & { readonly seen: unknown };

describeInChromium('scrollTo beside scrollIntoView', ({ open }) => {
  it('ends at the same position in random scrollers', async () => {
    const { page } = await open({ script: new URL('./scroll-goal.page.ts', import.meta.url) });
    const seeds = Array.from({ length: 500 }, (_, index) => index);
    expect(await page.evaluate((seeds) => exported.differences(seeds), seeds)).toEqual([]);
  });
});

describeInChromium('scrollSides', ({ open }) => {
  it.each([
    ['direction: ltr', 'x', [4, 2]],
    ['direction: rtl', 'x', [2, 4]],
    ['direction: rtl', 'y', [20, 0]],
  ])('begin where the content begins: %s, %s', async (style, axis, padding) => {
    const { page } = await open({
      body: `<div id="it" style="overflow: auto; height: 200px; scroll-padding: 10% 2px auto 4px; ${style}"></div>`,
      script: `
        import { scrollSides } from './src/dom/scroll/scroll-goal.js';
        import { scrollerOf } from './src/dom/scroll/scroller.js';
        const element = document.querySelector('#it')!;
        const scroller = scrollerOf('test', element, '${axis}');
        export const seen = scrollSides('scroll-padding', element, scroller);`,
    });
    expect(await page.evaluate(() => exported.seen)).toEqual(padding);
  });
});

describeInChromium('shownEdges', ({ open }) => {
  it.each([
    ['moved and scaled', '', 'transform: translateY(33px) scale(2)', [113, 193]],
    ['inside of another scroller', '<div style="overflow: auto; height: 500px" class="inner">', '', [60, 100]],
    ['in a zoomed page', '<style>html { zoom: 2 }</style>', '', [100, 140]],
  ])('are where an element is shown: %s', async (_name, before, style, expected) => {
    const { page } = await open({
      body: `<div id="scroller" style="border: 5px solid; overflow: auto; height: 200px">${before}
        <div style="height: 100px"></div><div id="it" style="height: 40px; ${style}"></div><div style="height: 900px"></div></div>`,
      script: `
        import { shownEdges } from './src/dom/scroll/scroll-goal.js';
        import { scrollerOf } from './src/dom/scroll/scroller.js';
        const scroller = document.querySelector('#scroller')!;
        scroller.scrollTop = 30;
        document.querySelector('.inner')?.scrollTo(0, 40);
        export const seen = shownEdges(document.querySelector('#it')!, scrollerOf('test', scroller, 'y'));`,
    });
    expect(await page.evaluate(() => exported.seen)).toEqual(expected);
  });
});
