import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { random } from 'rx-motion';
import { describeInChromium } from '../browser/chromium.js';
import { pictureOf } from '../browser/picture.js';
import type * as script from './film.page.js';

declare const exported: typeof script;

const pages = Number(process.env.RUNS ?? 400) / 100;
const times = [0, 0.25, 0.5, 0.75, 1.1];
/** How far an edge at a fraction of a pixel may be off: Chromium rounds it to what it has painted before. */
const EDGE = 100;

const body = `<style>
  body { font: 14px sans-serif }
  .shape { position: relative; width: 60px; height: 30px; background: teal }
  .shape { transition: margin-left 0.45s, opacity 0.6s 0.1s cubic-bezier(0.2, 2, 0.4, 1) }
  .shape:nth-of-type(3)::after { content: ''; position: absolute; left: 70px; width: 9px; height: 9px; background: red }
  .shape:nth-of-type(3)::after { animation: pulse 0.5s linear infinite }
  .pulse { animation: pulse 0.5s 0.1s linear infinite alternate }
  .grow { animation: grow 0.6s both }
  .halted { animation-play-state: paused }
  .away { margin-left: 90px; opacity: 0.3 }
  @keyframes pulse { to { transform: translateX(50px) } }
  @keyframes grow { from { width: 0 } to { width: 120px } }
</style>`;

describeInChromium('film of a whole page', ({ open }) => {
  const opened = async (): Promise<Page> => {
    const { page } = await open({ script: new URL('film.page.ts', import.meta.url), body, clock: 'real' });
    await page.setViewportSize({ width: 240, height: 260 });
    return page;
  };
  const shownAt = async (page: Page, time: number): Promise<{ state: string; picture: Buffer }> => {
    await page.evaluate((at) => exported.page.seek(at), time);
    return { state: await page.evaluate(() => exported.state()), picture: await pictureOf(page) };
  };

  it('shows the same at a time in random orders, on random pages', async () => {
    const next = random(Number(process.env.SEED ?? 1));
    for (let index = 0; index < pages; index++) {
      const [straight, page] = [await opened(), await opened()];
      const count = await page.evaluate(() => exported.count);
      const program = Array.from({ length: 6 }, () => Math.floor(next(0, count)));
      for (const one of [straight, page]) await one.evaluate((given) => exported.begin(given), program);
      const wanted = [];
      for (const time of times) wanted.push(await shownAt(straight, time));
      for (let order = 0; order < 25; order++) {
        const which = Math.floor(next(0, times.length));
        const { state, picture } = await shownAt(page, times[which]!);
        expect([program, times[which], state]).toEqual([program, times[which], wanted[which]!.state]);
        const difference = farthest(picture, wanted[which]!.picture);
        expect([program, times[which], difference <= EDGE]).toEqual([program, times[which], true]);
      }
      await straight.close();
      await page.close();
    }
  });

  it('releases an element that stands on the page', async () => {
    const page = await opened();
    const shown = await page.evaluate(() => exported.standing([0.5, 0.25, 0.75, 0.25]));
    expect(shown).toEqual([50, 25, 75, 25].map((x) => `translate(${x}px, 0px)`));
  });

  it('leads timers, dates and animation frames', async () => {
    const page = await opened();
    const late = ['late', '2026-01-01T00:00:01.234Z', '1234.5'];
    expect(await page.evaluate(() => exported.clock())).toEqual(['0', 'frame at 0', '1767225600300', ...late, 'true']);
  });
});

/** The greatest difference of two pictures, of 255. */
function farthest(one: Buffer, other: Buffer): number {
  const [here, there] = [PNG.sync.read(one).data, PNG.sync.read(other).data];
  return here.reduce((most, value, index) => Math.max(most, Math.abs(value - there[index]!)), 0);
}
