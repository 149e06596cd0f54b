import { expect, it } from '@jest/globals';
import { describeInChromium } from '../browser/chromium.js';

declare const exported: typeof import('./idle.page.js');

describeInChromium('a flip that changes nothing', ({ open }) => {
  it('does not disturb gliding elements', async () => {
    const { page } = await open({ script: new URL('./idle.page.ts', import.meta.url) });
    expect(await page.evaluate(() => exported.run(120))).toEqual([]);
  });
});
