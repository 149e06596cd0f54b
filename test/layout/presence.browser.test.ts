import { expect, it } from '@jest/globals';
import { describeInChromium } from '../browser/chromium.js';

declare const exported: { readonly run: (count: number) => Promise<string[]> };

describeInChromium('a list of elements that follows a stream of lists', ({ open }) => {
  it('has the elements of the last list in the end, each once, and no style of ours', async () => {
    const { page } = await open({ script: new URL('./presence.page.ts', import.meta.url) });
    expect(await page.evaluate(() => exported.run(200))).toEqual([]);
  });
});
