import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { describeInChromium } from '../../browser/chromium.js';
import { touchesOn } from '../../browser/finger.js';

declare const exported: {
  readonly begin: (axis: 'x' | 'y') => void;
  readonly watch: () => Promise<void>;
  readonly scrolled: () => Promise<boolean>;
  readonly seen: () => Promise<Readonly<Record<'view' | 'scroll', readonly [time: number, expected: number]>>>;
};

const script = `
  import { scrollTime, viewTime } from 'rx-motion/dom';
  const root = document.querySelector('#host')?.shadowRoot ?? document;
  const it = document.querySelector('#it') ?? root.querySelector('#it');
  const scroller = root.querySelector('#scroller') ?? document.documentElement;
  const now = {};
  let seenAlong;
  export const begin = (axis) => {
    viewTime(it, { axis }).subscribe((time) => { now.view = time; });
    scrollTime(scroller, { axis }).subscribe((time) => { now.scroll = time; });
    seenAlong = axis;
    if (scroller !== document.documentElement) scroller.focus({ preventScroll: true });
  };
  /** From the visible boxes; x counts from the right here. */
  const expected = () => {
    const view = scroller === document.documentElement ? { top: 0, right: innerWidth } : scroller.getBoundingClientRect();
    const box = it.getBoundingClientRect();
    const [size, start, length, scrolled, most] = seenAlong === 'x'
      ? [scroller.clientWidth, view.right - box.right, box.width, -scroller.scrollLeft, scroller.scrollWidth - scroller.clientWidth]
      : [scroller.clientHeight, box.top - view.top, box.height, scroller.scrollTop, scroller.scrollHeight - scroller.clientHeight];
    return { view: Math.max(0, Math.min(1, (size - start) / (size + length))), scroll: scrolled / most };
  };
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  let end;
  /** Chromium drops the input that comes before a page is painted. A scroll may also end where it began: an earlier one. */
  export const watch = async () => {
    // At the end nothing more could be scrolled.
    if (expected().scroll > 0.5) scroller.scrollTo({ top: 0, left: 0, behavior: 'instant' });
    await frame();
    await frame();
    const before = expected().scroll;
    end = new Promise((done) => {
      const ended = () => { if (expected().scroll !== before) done(); };
      (scroller === document.documentElement ? document : scroller).addEventListener('scrollend', ended);
    });
  };
  export const scrolled = () => Promise.race([end.then(() => true), new Promise((done) => setTimeout(done, 4000, false))]);
  export const seen = async () => {
    await frame();
    await frame();
    const { view, scroll } = expected();
    return { view: [now.view, view], scroll: [now.scroll, scroll] };
  };`;

const gap = '<div class="gap"></div>';
const content = `${gap}<p id="it"></p>${gap}${gap}`;
const shadow = (inner: string): string => `<div id="host"><template shadowrootmode="open">${inner}</template>`;
const style = `<style>
  p, .gap { margin: 0; block-size: 20rem; inline-size: 10rem }
  p { background: teal; block-size: 5rem }
  #scroller, #outer { overflow: auto; width: 18rem; height: 15rem }
  .row { white-space: nowrap; font-size: 0 }
  .row > * { display: inline-block; width: 20rem; height: 5rem }
</style>`;

interface Layout {
  readonly body: string;
  readonly axis?: 'x' | 'y';
  /** Pixels of the screen in one of the page. */
  readonly zoom?: number;
  /** The font size that is set after the first measurement. */
  readonly text?: string;
}

const layouts: Readonly<Record<string, Layout>> = {
  'the page': { body: content },
  'the page, zoomed to 150 %': { body: content, zoom: 1.5 },
  'the page, with text of 200 %': { body: content, text: '200%' },
  'a row from right to left': {
    body: `<div id="scroller" class="row" dir="rtl" tabindex="0">${content}</div>`,
    axis: 'x',
  },
  'a scroller in another': {
    body: `<div id="outer">${gap.repeat(1)}<div id="scroller" tabindex="0">${content}</div>${gap}</div>`,
  },
  'a scroller in a shadow tree': {
    body: `${shadow(`${style}<div id="scroller" tabindex="0">${content}</div>`)}</div>`,
  },
  'a slot in a scroller of a shadow tree': {
    body: `${shadow(`${style}<div id="scroller" tabindex="0">${gap}<slot></slot>${gap}</div>`)}<p id="it"></p></div>`,
  },
};

/** A finger that moves against the direction of scrolling. */
async function touch(page: Page, axis: 'x' | 'y', sign: number): Promise<void> {
  const send = await touchesOn(page);
  const at = (moved: number) => ({ x: 100, y: 100, [axis]: 100 - 9 * moved * sign });
  await send('touchStart', at(0));
  for (let moved = 1; moved < 10; moved++) await send('touchMove', at(moved));
  // A finger lifted while it moves would fling the content, on a busy machine as far as its end.
  await page.waitForTimeout(100);
  await send('touchEnd');
}

/** How a user scrolls along an axis that may begin at the right. */
const inputs: Readonly<Record<string, (page: Page, axis: 'x' | 'y', sign: number) => Promise<void>>> = {
  async wheel(page, axis, sign) {
    await page.mouse.move(100, 100);
    await page.mouse.wheel(axis === 'x' ? 130 * sign : 0, axis === 'y' ? 130 * sign : 0);
  },
  keyboard: (page, axis, sign) =>
    page.keyboard.press(axis === 'y' ? 'PageDown' : sign > 0 ? 'ArrowRight' : 'ArrowLeft'),
  touch,
};

/** The first two layouts are scrolled in all ways, the others in one, or with `npm test -- --full` in all. */
const cases = Object.entries(layouts).flatMap(([layout, how], index) =>
  Object.keys(inputs)
    .slice(0, index < 2 || process.env.FULL !== undefined ? undefined : 1)
    .map((input) => ({ layout, input, ...how })),
);

describeInChromium('scrolling by a user', ({ open }) => {
  it.each(cases)('is followed: $layout, by $input', async ({ body, axis = 'y', zoom = 1, text, input }) => {
    const { page } = await open({ script, body: style + body, clock: 'real' });
    const devtools = await page.context().newCDPSession(page);
    const size = { width: Math.round(450 / zoom), height: Math.round(360 / zoom) };
    await devtools.send('Emulation.setDeviceMetricsOverride', { ...size, deviceScaleFactor: zoom, mobile: false });
    await page.evaluate((axis) => {
      document.querySelector('#outer')?.scrollTo({ top: 250, behavior: 'instant' });
      exported.begin(axis);
    }, axis);
    if (text !== undefined) await page.evaluate((text) => void (document.documentElement.style.fontSize = text), text);
    for (let time = 0; time < 2; time++) {
      // On a busy machine a finger may stay so long that it does not scroll.
      do {
        await page.evaluate(() => exported.watch());
        await inputs[input]!(page, axis, body.includes('rtl') ? -1 : 1);
      } while (!(await page.evaluate(() => exported.scrolled())));
      const { view, scroll } = await page.evaluate(() => exported.seen());
      expect(view[0]).toBeCloseTo(view[1], 2);
      expect(scroll[0]).toBeCloseTo(scroll[1], 2);
      expect(scroll[0]).toBeGreaterThan(0.01);
    }
  });
});
