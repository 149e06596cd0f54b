import { expect, it } from '@jest/globals';
import { describeInChromium } from '../browser/chromium.js';

declare const exported: { readonly letGo: () => void; readonly gone: () => boolean[] };

describeInChromium('what listens for an element', ({ open }) => {
  it('does not keep the element once it is removed, nor itself', async () => {
    const { page } = await open({
      body: '<h1>One two</h1><ul><li>one</li></ul>',
      script: `
        import { autoFlip } from 'rx-motion/layout';
        import { splitText } from 'rx-motion/text';
        const weak = ['h1', 'ul'].map((name) => new WeakRef(document.querySelector(name)));
        splitText(weak[0].deref());
        autoFlip(weak[1].deref());
        export const letGo = () => weak.forEach((one) => one.deref().remove());
        export const gone = () => weak.map((one) => one.deref() === undefined);`,
    });
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const listeners = async (): Promise<number> => {
      await session.send('HeapProfiler.collectGarbage');
      const { metrics } = await session.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'JSEventListeners')!.value;
    };
    const before = await listeners();
    await page.evaluate(() => exported.letGo());
    await page.evaluate(
      () =>
        new Promise((done) => {
          new ResizeObserver(done).observe(document.body);
        }),
    );
    await listeners();
    await listeners();
    expect(await page.evaluate(() => exported.gone())).toEqual([true, true]);
    await page.evaluate(() => {
      document.dispatchEvent(new Event('scroll'));
      document.fonts.dispatchEvent(new Event('loadingdone'));
    });
    expect(before - (await listeners())).toBe(2);
  });
});
