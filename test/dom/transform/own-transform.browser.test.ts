import { expect, it } from '@jest/globals';
import { describeInChromium } from '../../browser/chromium.js';

declare const exported: { readonly run: (seed: number) => string[]; readonly count: number };

describeInChromium('a target beside a twin whose transform is computed', ({ open }) => {
  it('has the same box in every context, while others replace its style', async () => {
    const { page } = await open({ script: new URL('../twin.page.ts', import.meta.url) });
    const wrong = await page.evaluate(() => [1, 2, 3].flatMap((seed) => exported.run(seed)));
    expect(wrong).toEqual([]);
    expect(await page.evaluate(() => exported.count)).toBeGreaterThan(150);
  });
});
