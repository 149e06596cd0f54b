import { expect, it } from '@jest/globals';
import { describeInChromium } from '../../browser/chromium.js';

declare const exported: { readonly seen: unknown };

/** In a view of 200 px, 500 px from the start, 40 px high. view-time.browser.test.ts compares more with a browser. */
const page = (scroller: string, before: string, style: string, after: string): string =>
  `<div style="overflow: auto; height: 200px; ${scroller}"><div style="height: 400px"></div>
    <div style="${before}"><div style="height: 100px"></div><div id="it" style="height: 40px; ${style}"></div><div style="height: ${after}"></div></div>
    <div style="height: 900px"></div></div>`;

describeInChromium('viewMeetings', ({ open }) => {
  it.each([
    ['of an element that does not stick', page('', '', '', '0'), [300, 340, 500, 540]],
    ['in a smaller view', page('scroll-padding: 10px 0 10%', '', '', '0'), [320, 360, 490, 530]],
    ['after it has been stuck at the top', page('', '', 'position: sticky; top: 0', '70px'), [300, 340, 570, 610]],
    [
      'after it has been stuck with transitions',
      page('', '', 'position: sticky; top: 0; transition: all 1s', '70px'),
      [300, 340, 570, 610],
    ],
    ['after it has been stuck on its way', page('', '', 'position: sticky; top: 30px', '70px'), [300, 340, 570, 610]],
    [
      'before it is stuck, half out of view',
      page('', '', 'position: sticky; top: -10px', '70px'),
      [300, 340, 500, 610],
    ],
    ['when it has been stuck at the bottom', page('', '', 'position: sticky; bottom: 0', '70px'), [200, 240, 500, 540]],
    ['in what sticks', page('', 'position: sticky; top: -100px', '', '0'), [300, 340, 1400, 1440]],
    [
      'without what holds two sticky boxes',
      page('', 'position: sticky; top: 0', 'position: sticky; top: 0', '70px'),
      [300, 340, 570, 610],
    ],
  ])('are those %s', async (_name, body, expected) => {
    const { page } = await open({
      body,
      script: `
        import { viewMeetings } from './src/dom/scroll/view-meetings.js';
        import { containers } from './src/dom/scroll/containers.js';
        import { scrollerOf } from './src/dom/scroll/scroller.js';
        const element = document.querySelector('#it')!;
        const boxes = [element, ...containers(element, 'y')];
        const box = boxes.pop()!;
        // As long as it is stuck.
        box.scrollTop = 550;
        export const seen = viewMeetings(boxes, scrollerOf('test', box, 'y'));
        if (document.getAnimations().length > 0) throw new Error('held');`,
    });
    expect(await page.evaluate(() => exported.seen)).toEqual(expected);
  });
});
