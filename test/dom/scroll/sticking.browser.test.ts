import { expect, it } from '@jest/globals';
import { describeInChromium } from '../../browser/chromium.js';

declare const exported: { readonly seen: unknown };

describeInChromium('sticking', ({ open }) => {
  // In a view of 200 px, 500 px from the start, with 100 px of room before it and 70 px after it.
  it.each([
    ['top: 0', [0, 70, 0, 70, 70]],
    ['top: 20px', [0, 70, 70, 70, 70]],
    ['top: -20px', [0, 0, 0, 0, 70]],
    ['bottom: 0', [-100, 0, 0, 0, 0]],
    ['bottom: 300px', [-100, -100, -100, -100, 0]],
    ['inset: 0', [-100, 70, 0, 70, 70]],
    ['left: 0', [0, 0, 0, 0, 0]],
  ])('delays what comes after it is stuck: %s', async (insets, expected) => {
    const { page } = await open({
      body: `<div style="overflow: auto; height: 200px"><div style="height: 400px"></div>
        <div><div style="height: 100px"></div><div id="it" style="height: 40px; position: sticky; ${insets}"></div>
        <div style="height: 70px"></div></div><div style="height: 900px"></div></div>`,
      script: `
        import { sticking } from './src/dom/scroll/sticking.js';
        import { containers } from './src/dom/scroll/containers.js';
        import { scrollerOf } from './src/dom/scroll/scroller.js';
        const element = document.querySelector('#it')!;
        const boxes = [element, ...containers(element, 'y')];
        const scroller = boxes.pop()!;
        // As long as it may be stuck.
        scroller.scrollTop = 520;
        const { edges, delay } = sticking(boxes, [element], scrollerOf('test', scroller, 'y'));
        export const seen = [...edges, delay(339, -1), delay(500, 1), delay(500, -1), delay(501, 1), delay(700, 1)];`,
    });
    expect(await page.evaluate(() => exported.seen)).toEqual([500, 540, ...expected].map((pixels) => pixels + 0));
  });
});
