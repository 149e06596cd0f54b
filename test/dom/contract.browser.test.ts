import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { describeInChromium } from '../browser/chromium.js';

declare const exported: { readonly run: () => string[]; readonly count: number };

describeInChromium('the contract of all adapters', ({ open }) => {
  it('is kept by elements in every context, also if others replace their style', async () => {
    const { page } = await open({
      script: new URL('./contract.page.ts', import.meta.url),
      files: { 'two.png': readFileSync(new URL('../sheets/toys.png', import.meta.url)) },
    });
    expect(await page.evaluate(() => exported.run())).toEqual([]);
    expect(await page.evaluate(() => exported.count)).toBeGreaterThan(800);
  });
});
