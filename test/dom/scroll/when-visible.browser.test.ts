import { expect, it } from '@jest/globals';
import { describeInChromium } from '../../browser/chromium.js';

declare const exported: { readonly seen: unknown[] };

describeInChromium('whenVisible$', ({ open }) => {
  it('emits when an element comes into view and leaves it', async () => {
    const { page } = await open({
      body: '<div style="height: 3000px"></div><div id="it" style="height: 100px"></div>',
      script: `
        import { whenVisible$ } from 'rx-motion/dom';
        export const seen: boolean[] = [];
        const subscription = whenVisible$(document.querySelector('#it')!).subscribe((visible) => seen.push(visible));
        export const end = () => subscription.unsubscribe();`,
    });
    const emitted = (count: number): Promise<unknown> =>
      page.waitForFunction((count) => exported.seen.length === count, count, { polling: 20 });
    await emitted(1);
    await page.evaluate(() => {
      scrollTo({ top: 5000, behavior: 'instant' });
    });
    await emitted(2);
    await page.evaluate(() => {
      scrollTo({ top: 0, behavior: 'instant' });
    });
    await emitted(3);
    expect(await page.evaluate(() => exported.seen)).toEqual([false, true, false]);
  });
});
