import { expect, it } from '@jest/globals';
import { describeInChromium } from '../browser/chromium.js';
import { painted } from '../browser/painted.js';

declare const exported: {
  readonly seen: (to: string | null, ...dts: readonly number[]) => string;
  readonly top: (...dts: readonly number[]) => number;
};

describeInChromium('an element that two pages in React share', ({ open }) => {
  it('glides from one page to the other, and reverses on the way', async () => {
    const { page } = await open({ script: new URL('./shared.page.ts', import.meta.url) });
    const seen = (to: string | null, ...dts: number[]): Promise<string> =>
      page.evaluate(([route, all]) => exported.seen(route, ...all), [to, dts] as const);
    await page.waitForSelector('b', { state: 'attached' });
    expect(await seen('moon', 0)).toBe('i 10 40');
    expect(await seen(null, 0.5)).toBe('i 110 220');
    expect(await seen('list', 0)).toBe('b 110 220');
    expect(await seen(null, 1, 1)).toBe('b 10 40');
  });

  it('glides back to where it was in a scrolled list', async () => {
    const { page } = await open({ script: new URL('./shared.page.ts', import.meta.url) });
    await page.waitForSelector('b', { state: 'attached' });
    await page.evaluate(() => {
      scrollTo(0, 1400);
      history.pushState(null, '', '#moon');
      exported.seen('moon', 0, 2);
    });
    expect(await page.evaluate(() => exported.top())).toBe(0);
    await page.evaluate(
      () =>
        new Promise((done) => {
          addEventListener('popstate', done, { once: true });
          history.back();
        }),
    );
    // The browser scrolls by itself, if it does.
    await painted(page);
    const tops = [await page.evaluate(() => exported.top(0)), await page.evaluate(() => exported.top(0.5))];
    expect([...tops, await page.evaluate(() => exported.top(2))]).toEqual([0, 50, 100]);
  });
});
