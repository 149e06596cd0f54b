import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { describeInChromium } from '../browser/chromium.js';
import { examplesIn, root } from './collect.js';

const file = 'docs/guide/scroll.md';
const markdown = readFileSync(join(root, file), 'utf8');

/** The program under a heading of the page about scrolling. */
function recipe(heading: string): string {
  const above = markdown.slice(0, markdown.indexOf(`### ${heading}\n`)).split('\n').length;
  return examplesIn(file, markdown).find(({ line }) => line > above)!.code;
}

const gap = '<div style="height: 1500px"></div>';

describeInChromium('the recipes of the page about scrolling', ({ open }) => {
  const opened = async (heading: string, body: string, clock: 'stepped' | 'real' = 'stepped') => {
    const { page, step } = await open({ script: `${recipe(heading)}\nexport {};`, body, clock });
    await page.setViewportSize({ width: 800, height: 500 });
    await page.reload();
    await page.evaluate('scriptHasRun');
    const scroll = async (y: number) => {
      await page.evaluate(
        (y) =>
          new Promise<unknown>((done) => {
            if (Math.abs(scrollY - y) < 1) done(0);
            document.addEventListener('scroll', done, { once: true });
            scrollTo(0, y);
          }),
        y,
      );
      // Earlier observers are notified before this one.
      await page.evaluate(() => new Promise((done) => new IntersectionObserver(done).observe(document.body)));
      await step(1 / 8, 8);
    };
    const boxOf = (selector: string) =>
      page.locator(selector).evaluate((it) => it.getBoundingClientRect().toJSON() as DOMRect);
    return { page, scroll, boxOf };
  };

  it('fill a bar as far as the page is scrolled', async () => {
    const { scroll, boxOf } = await opened('A scroll progress bar', `<div id="box"></div>${gap}`);
    for (const part of [0, 0.5, 1]) {
      await scroll(part * 1000);
      expect(await boxOf('#box')).toMatchObject({ x: 0, y: 0, width: part * 800 });
    }
  });

  it('reveal a card once, when half of it is in view', async () => {
    const card = '<div id="card" style="height: 100px">A card</div>';
    const { page, scroll, boxOf } = await opened('Reveal once', `${gap}${card}${gap}`);
    const opacity = () => page.locator('#card').evaluate((it) => getComputedStyle(it).opacity);
    await scroll(1040);
    expect(await opacity()).toBe('0');
    await scroll(1060);
    expect(await opacity()).toBe('1');
    await scroll(0);
    expect(await opacity()).toBe('1');
    // Where the layout puts it.
    expect((await boxOf('#card')).y).toBe(1500);
  });

  it('move a picture more slowly than the page', async () => {
    const hero = '<div id="hero"><div class="picture" style="height: 100px"></div></div>';
    const { scroll, boxOf } = await opened('Parallax', `${gap}${hero}${gap}`);
    const shift = async () => (await boxOf('.picture')).y - (await boxOf('#hero')).y;
    await scroll(1000);
    expect(await shift()).toBe(-80);
    await scroll(1300);
    expect(await shift()).toBe(0);
    await scroll(1600);
    expect(await shift()).toBe(80);
  });

  it('move a stuck row sideways from its start to its end, resized, too', async () => {
    const hero = '<div id="hero"><div class="picture"></div></div>';
    const { page, scroll, boxOf } = await opened('A section that scrolls sideways', `${gap}${hero}${gap}`);
    for (const [width, height] of [
      [800, 500],
      [400, 700],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.waitForFunction((width) => innerWidth === width, width, { polling: 20 });
      const section = await boxOf('#hero');
      for (const part of [0, 0.5, 1]) {
        await scroll(1500 + part * (section.height - height));
        const row = await boxOf('.picture');
        expect(row.y).toBeCloseTo(0, 0);
        expect(row.x).toBeCloseTo(part * (width - row.width), 0);
      }
    }
  });

  it('snap to the nearest label when the user has stopped', async () => {
    const { page } = await opened('Snap to the labels of a timeline', `<div id="ship"></div>${gap}`, 'real');
    await page.evaluate(() => {
      document.addEventListener('scrollend', () => (document.body.dataset.end = String(Math.round(scrollY))));
    });
    // In one step: under load, smooth scrolling may pause for so long that it seems to have stopped.
    await page.evaluate(() => {
      scrollTo({ top: 470, behavior: 'instant' });
    });
    // Labels are at 0, 1 and 1.5 s of 2.5 s, which is 1000 px long.
    await page.waitForSelector('[data-end="400"]');
    expect(await page.evaluate(() => Math.round(scrollY))).toBe(400);
  });
});
