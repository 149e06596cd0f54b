import { expect, it } from '@jest/globals';
import { describeInChromium } from '../browser/chromium.js';
import { runInPages } from '../browser/in-page.js';
import { shareOf } from '../browser/share-of.js';
import { cases } from './presence-cases.page.js';

declare const exported: {
  readonly run: (count: number) => Promise<string[]>;
  readonly gaps: (leaving: 'popLayout' | 'wait') => number[];
};

const script = new URL('./presence.page.ts', import.meta.url);

describeInChromium('a list of elements that follows a stream of lists', ({ open }) => {
  it('ends with the last list, each element once and in its place, without styles', async () => {
    const { page } = await open({ script });
    expect(await page.evaluate((count) => exported.run(count), shareOf(200))).toEqual([]);
  });

  it.each(['popLayout', 'wait'] as const)('closes the gaps of margins without a jump: %s', async (leaving) => {
    const { page } = await open({ script });
    const gaps = await page.evaluate((leaving) => exported.gaps(leaving), leaving);
    for (const gap of gaps) expect(gap).toBeLessThan(0.5);
  });
});

runInPages(
  'a list of elements that follows a stream of lists',
  new URL('./presence-cases.page.ts', import.meta.url),
  cases,
);
