import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { describeInChromium } from '../../browser/chromium.js';
import { fingerOn, mouseOn, press } from '../../browser/finger.js';
import { painted } from '../../browser/painted.js';

declare const exported: {
  readonly drags: readonly { readonly x: number; readonly y: number; readonly isHeld: boolean }[];
};

const script = `
  import { domTarget, drag$ } from 'rx-motion/dom';
  const card = domTarget(document.querySelector<HTMLElement>('#card')!);
  export const drags: unknown[] = [];
  drag$(card.element).subscribe((drag) => {
    drags.push(drag);
    Object.assign(card, { x: drag.x, y: drag.y });
  });`;

const style = `<style>
  #card { position: absolute; left: 120px; top: 100px; margin: 0; width: 90px; height: 60px; background: teal }
  main { position: absolute; inset: 40px auto auto 60px; width: 600px; height: 500px }
</style>`;

/** Parents of a card, which lies near the middle of each. */
const parents = {
  plain: '<main><p id="card">A card with a text</p></main>',
  'an SVG that enlarges it':
    '<svg width="400" height="400" viewBox="0 0 100 100"><g transform="rotate(90 50 50)"><circle id="card" cx="50" cy="50" r="10" /></g></svg>',
  'scrolled in a scrolled page':
    '<div style="height: 3000px"><main id="scroller" style="overflow: auto; height: 300px"><div style="height: 2000px"><p id="card"></p></div></main></div>',
  'scaled by 0.5': '<main style="scale: 0.5"><p id="card"></p></main>',
  'rotated and skewed': '<main style="transform: rotate(30deg) skewX(10deg)"><p id="card"></p></main>',
  zoomed: '<main style="zoom: 1.5"><p id="card"></p></main>',
  'all at once':
    '<main style="zoom: 1.2; rotate: 15deg"><div id="scroller" style="overflow: auto; height: 400px; scale: 0.8 1.1"><div style="height: 600px; position: relative; transform: rotate(-20deg)"><p id="card" style="rotate: 12deg"></p></div></div></main>',
};

const middleOf = (page: Page) =>
  page.evaluate(() => {
    const { x, y, width, height } = document.querySelector('#card')!.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });

describeInChromium('an element that a hand holds', ({ open }) => {
  for (const [kind, pointerOn] of Object.entries({ mouse: mouseOn, finger: fingerOn }))
    it.each(Object.entries(parents))(`stays under a ${kind} in a parent that is %s`, async (_name, body) => {
      const { page, step } = await open({ script, body: style + body });
      await page.evaluate(() => document.querySelector('#scroller')?.scrollBy(0, 30));
      await painted(page);
      const pointer = await pointerOn(page);
      const start = await middleOf(page);
      await pointer.down(start.x + 5, start.y - 4);
      for (const [x, y] of [
        [40, 10],
        [-30, 60],
        [80, 90],
      ] as const) {
        await pointer.move(start.x + 5 + x, start.y - 4 + y);
        await step(1 / 64);
        await painted(page);
        const now = await middleOf(page);
        expect(Math.hypot(now.x - start.x - x, now.y - start.y - y)).toBeLessThan(0.5);
      }
      // The page, and what is in it, may be scrolled meanwhile.
      await page.evaluate(() => {
        scrollBy(0, 40);
        document.querySelector('#scroller')?.scrollBy(0, 25);
      });
      await step(1 / 64);
      await painted(page);
      const scrolled = await middleOf(page);
      expect(Math.hypot(scrolled.x - start.x - 80, scrolled.y - start.y - 90)).toBeLessThan(0.5);
      expect(await page.evaluate(() => String(getSelection()))).toBe('');
      await pointer.up();
      expect(await page.evaluate(() => exported.drags.at(-1)!.isHeld)).toBe(false);
    });

  it('stays there when the layout changes, and when the element around it moves', async () => {
    const list =
      '<main><p id="first" style="height: 70px; margin: 0">One</p><p id="card" style="position: relative; inset: 0">Two</p></main>';
    const { page, step } = await open({ script, body: style + list });
    await painted(page);
    const start = await middleOf(page);
    await press(page, [start.x, start.y], [start.x + 20, start.y + 30]);
    const isThere = async (): Promise<void> => {
      await step(1 / 64);
      await painted(page);
      const now = await middleOf(page);
      expect(Math.hypot(now.x - start.x - 20, now.y - start.y - 30)).toBeLessThan(0.5);
    };
    await isThere();
    await page.evaluate(() => document.querySelector('#first')!.remove());
    await isThere();
    await page.evaluate(() => (document.querySelector('main')!.style.transform = 'translate(33px, 12px) scale(0.7)'));
    await isThere();
    await page.evaluate(() => document.body.prepend(document.querySelector('#card')!));
    await isThere();
    await page.mouse.up();
  });

  it('is released when it is removed', async () => {
    const { page, step } = await open({ script, body: style + parents.plain });
    await painted(page);
    await press(page, [200, 160], [230, 170]);
    await page.evaluate(() => document.querySelector('#card')!.remove());
    await step(1 / 64);
    await painted(page);
    expect(await page.evaluate(() => exported.drags.at(-1))).toMatchObject({ x: 30, y: 10, isHeld: false });
    const { length } = await page.evaluate(() => exported.drags);
    await page.mouse.move(250, 170);
    await page.mouse.up();
    expect(await page.evaluate(() => exported.drags)).toHaveLength(length);
  });
});
