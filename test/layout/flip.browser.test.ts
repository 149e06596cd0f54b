import { expect, it } from '@jest/globals';
import { describeInChromium } from '../browser/chromium.js';

declare const exported: { readonly run: (count: number) => string[] | Promise<string[]> };

describeInChromium('elements that the layout moves', ({ open }) => {
  it.each([
    ['start where they are seen, keep their speed, and end where the layout puts them', 'flip', 440],
    ['are in the same state at a time, whatever times came before', 'flip-times', 300],
    ['glide undisturbed while flips begin that change nothing', 'idle', 120],
  ] as const)('%s', async (_name, script, count) => {
    const { page } = await open({ script: new URL(`./${script}.page.ts`, import.meta.url) });
    expect(await page.evaluate((count) => exported.run(count), count)).toEqual([]);
  });
});
