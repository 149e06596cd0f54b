import { expect, it } from '@jest/globals';
import { describeInChromium } from '../../browser/chromium.js';

declare const exported: { readonly seen: unknown };

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
        import { shownEdges } from './src/dom/scroll/shown-edges.js';
        import { scrollerOf } from './src/dom/scroll/scroller.js';
        const scroller = document.querySelector('#scroller')!;
        scroller.scrollTop = 30;
        document.querySelector('.inner')?.scrollTo(0, 40);
        export const seen = shownEdges(document.querySelector('#it')!, scrollerOf('test', scroller, 'y'));`,
    });
    expect(await page.evaluate(() => exported.seen)).toEqual(expected);
  });
});
