import { expect, it } from '@jest/globals';
import { describeInChromium } from '../browser/chromium.js';

declare const exported: { readonly run: (count: number) => string[] };

describeInChromium('a motion of an element whose style has changed in the same task', ({ open }) => {
  it('starts from what the page shows, and ends at its goal', async () => {
    const { page } = await open({ script: new URL('./start.page.ts', import.meta.url) });
    expect(await page.evaluate(() => exported.run(1500))).toEqual([]);
  });
});
