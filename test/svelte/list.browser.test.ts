import { expect, it } from '@jest/globals';
import { describeInChromium } from '../browser/chromium.js';

declare const exported: { readonly run: (count: number) => Promise<string[]> };

describeInChromium('a list in Svelte that changes at random', ({ open }) => {
  it('ends with the elements of the last list, each once, without added styles', async () => {
    const { page } = await open({ script: new URL('./list.page.ts', import.meta.url) });
    expect(await page.evaluate(() => exported.run(200))).toEqual([]);
  });
});
