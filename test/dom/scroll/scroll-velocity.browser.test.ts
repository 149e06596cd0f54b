import { expect, it } from '@jest/globals';
import { describeInChromium } from '../../browser/chromium.js';

declare const exported: { readonly seen: number[] };

describeInChromium('scrollVelocity$', ({ open }) => {
  it('follows smooth scrolling to its end', async () => {
    const { page } = await open({
      body: '<div style="height: 5000px"></div>',
      clock: 'real',
      script: `
        import { scrollVelocity$ } from 'rx-motion/dom';
        export const seen: number[] = [];
        scrollVelocity$(document.documentElement).subscribe((velocity) => seen.push(velocity));
        scrollTo({ top: 2000, behavior: 'smooth' });`,
    });
    await page.waitForFunction(() => scrollY === 2000 && exported.seen.at(-1) === 0);
    const seen = await page.evaluate(() => exported.seen);
    expect(seen.every((velocity) => velocity >= 0)).toBe(true);
    expect(Math.max(...seen)).toBeGreaterThan(500);
  });
});
