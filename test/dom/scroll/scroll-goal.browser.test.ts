import { expect, it } from '@jest/globals';
import { describeInChromium } from '../../browser/chromium.js';
import type * as goals from './scroll-goal.page.js';

declare const exported: typeof goals;

describeInChromium('scrollTo beside scrollIntoView', ({ open }) => {
  it('ends at the same position in random scrollers', async () => {
    const { page } = await open({ script: new URL('./scroll-goal.page.ts', import.meta.url) });
    const seeds = Array.from({ length: 500 }, (_, index) => index);
    expect(await page.evaluate((seeds) => exported.differences(seeds), seeds)).toEqual([]);
  });
});
