import { expect, it } from '@jest/globals';
import { describeInChromium } from '../browser/chromium.js';

declare const exported: { readonly run: (count: number) => Promise<string[]> };

describeInChromium('an element that has returned to its original state', ({ open }) => {
  it('equals a twin that was never animated, also when the page changes', async () => {
    const { page } = await open({ script: new URL('./given-back.page.ts', import.meta.url) });
    expect(await page.evaluate(() => exported.run(1000))).toEqual([]);
  });
});
