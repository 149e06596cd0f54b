import { expect, it } from '@jest/globals';
import { describeInChromium } from '../browser/chromium.js';

declare const exported: { readonly run: (count: number) => string[] | Promise<string[]> };

describeInChromium('an element of which the style changes', ({ open }) => {
  it.each([
    ['starts a motion in the same task from what the page shows, and ends at its goal', 'start', 1500],
    ['equals a twin that was never animated once its motion has given it back', 'given-back', 1000],
  ])('%s', async (_name, random, count) => {
    const { page } = await open({ script: new URL(`./${random}.page.ts`, import.meta.url) });
    expect(await page.evaluate((count) => exported.run(count), count)).toEqual([]);
  });
});
