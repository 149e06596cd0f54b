import { expect, it } from '@jest/globals';
import { describeInChromium } from '../browser/chromium.js';
import { runInPages } from '../browser/in-page.js';
import { shareOf } from '../browser/share-of.js';
import { cases } from './auto-flip-cases.page.js';

declare const exported: {
  readonly jumps: () => Promise<string[]>;
  readonly grow: () => Promise<readonly [before: number, after: number]>;
  readonly stuck: () => Promise<number>;
  readonly fill: (form: string, count: number) => Promise<void>;
  readonly run: (count: number) => Promise<string[]>;
  readonly change: () => Promise<void>;
};

const script = new URL('./auto-flip.page.ts', import.meta.url);

describeInChromium('the children of an element with autoFlip', ({ open }) => {
  it('start where they are seen after one of them has grown, as when an image loads', async () => {
    const { page } = await open({ script, clock: 'real' });
    const [before, after] = await page.evaluate(() => exported.grow());
    expect(Math.abs(after - before)).toBeLessThan(0.5);
  });

  it('stay where they stick in a scrolled list', async () => {
    const { page } = await open({ script, clock: 'real' });
    expect(await page.evaluate(() => exported.stuck())).toBeLessThan(0.5);
  });

  it('start where they are seen and keep their speed, contents included', async () => {
    const { page } = await open({ script: new URL('./auto-flip-random.page.ts', import.meta.url), clock: 'real' });
    expect(await page.evaluate((count) => exported.run(count), shareOf(60))).toEqual([]);
  });

  it('start where they are seen in a scrolled panel or page, also if the browser scrolls it', async () => {
    const { page } = await open({ script: new URL('./scrolled.page.ts', import.meta.url) });
    expect(await page.evaluate(() => exported.jumps())).toEqual([]);
  });

  it.each(['flip', 'flipGroup', 'autoFlip', 'presence'])('cause at most two layouts of the page: %s', async (form) => {
    const { page } = await open({ script, clock: 'real' });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Performance.enable');
    const layouts = async (): Promise<number> => {
      const { metrics } = await devtools.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'LayoutCount')!.value;
    };
    for (const count of [10, 100]) {
      await page.evaluate(([form, count]) => exported.fill(form, count), [form, count] as const);
      const before = await layouts();
      await page.evaluate(() => exported.change());
      expect((await layouts()) - before).toBeLessThanOrEqual(2);
    }
  });
});

runInPages('the children of an element with autoFlip', new URL('./auto-flip-cases.page.ts', import.meta.url), cases);
