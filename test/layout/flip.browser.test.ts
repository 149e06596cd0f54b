import { expect, it } from '@jest/globals';
import { describeInChromium } from '../browser/chromium.js';

declare const exported: { readonly run: (count: number) => string[] | Promise<string[]> };

describeInChromium('elements that the layout moves', ({ open }) => {
  it('begin where they are seen, keep their speed, and end where the layout puts them', async () => {
    const { page } = await open({ script: new URL('./flip.page.ts', import.meta.url) });
    expect(await page.evaluate(() => exported.run(440))).toEqual([]);
  });

  it('are in the same state whatever the way to a time', async () => {
    const { page } = await open({ script: new URL('./flip-times.page.ts', import.meta.url) });
    expect(await page.evaluate(() => exported.run(300))).toEqual([]);
  });
});
