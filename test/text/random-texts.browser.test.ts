import { expect, it } from '@jest/globals';
import { describeInChromium } from '../browser/chromium.js';
import type * as texts from './random-texts.page.js';

declare const exported: typeof texts;

describeInChromium('splitText on random texts', ({ open }) => {
  it('shows each character where it was, and leaves no trace after revert', async () => {
    const { page } = await open({ script: new URL('./random-texts.page.ts', import.meta.url) });
    const seeds = Array.from({ length: 300 }, (_, index) => index);
    expect(await page.evaluate((seeds) => exported.faultsOf(seeds), seeds)).toEqual([]);
  });
});
