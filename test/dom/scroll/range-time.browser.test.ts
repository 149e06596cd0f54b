import { expect, it } from '@jest/globals';
import { describeInChromium } from '../../browser/chromium.js';

declare const exported: { readonly seen: unknown[]; readonly found: number; readonly end: () => void };

describeInChromium('rangeTime', ({ open }) => {
  it('finds its scroller on subscription, and reads its range after layout changes', async () => {
    const { page } = await open({
      body: '<div id="it" style="height: 100px; overflow: auto"><p style="height: 900px"></p></div><i id="part"></i>',
      script: `
        import { rangeTime } from './src/dom/scroll/range-time.js';
        import { scrollerOf } from './src/dom/scroll/scroller.js';
        const part = document.querySelector<HTMLElement>('#part')!;
        export const seen: unknown[] = [];
        export let found = 0;
        const time$ = rangeTime('test', 2, () => {
          found++;
          const read = () => { seen.push('read'); return [100, 300]; };
          return [scrollerOf('test', document.querySelector('#it')!, 'y'), read, [part], false];
        });
        time$.subscribe().unsubscribe();
        seen.length = 0;
        const subscription = time$.subscribe((time) => seen.push(time));
        export const end = () => subscription.unsubscribe();`,
    });
    expect(await page.evaluate(() => exported.found)).toBe(2);
    await page.evaluate(async () => {
      const laidOut = (element: Element): Promise<unknown> =>
        new Promise((done) => {
          new ResizeObserver(done).observe(element);
        });
      await laidOut(document.body);
      exported.seen.length = 0;
      const element = document.querySelector('#it')!;
      await new Promise((done) => {
        element.addEventListener('scroll', done, { once: true });
        element.scrollTop = 200;
      });
      const part = document.querySelector<HTMLElement>('#part')!;
      part.style.cssText = 'display: block; width: 10px';
      await laidOut(part);
      dispatchEvent(new Event('resize'));
      exported.end();
      dispatchEvent(new Event('resize'));
    });
    expect(await page.evaluate(() => exported.seen)).toEqual([1, 'read', 'read']);
  });
});
