import { expect, it } from '@jest/globals';
import { describeInChromium } from '../browser/chromium.js';

declare const exported: { readonly surprises: () => Promise<string[]> };

describeInChromium('what takes an element', ({ open }) => {
  it('reports a clear error for junk in any argument or option', async () => {
    const { page } = await open({ script: new URL('./elements.page.ts', import.meta.url) });
    expect(await page.evaluate(() => exported.surprises())).toEqual([]);
  });
});
