import { expect, it } from '@jest/globals';
import { describeInChromium } from '../../browser/chromium.js';

declare const exported: { readonly seen: string[]; readonly listeners: () => number; readonly end: () => void };

describeInChromium('scrollChange$', ({ open }) => {
  it('listens once for all that follow a scroller, and no longer when they are gone', async () => {
    const { page } = await open({
      body: '<div id="it" style="height: 100px; overflow: auto"><p style="height: 900px"></p></div>',
      script: `
        import { scrollChange$ } from './src/dom/scroll/scroll-changes.js';
        import { scrollerOf } from './src/dom/scroll/scroller.js';
        const element = document.querySelector('#it')!;
        let count = 0;
        const { addEventListener: add, removeEventListener: remove } = element;
        element.addEventListener = (...how: unknown[]) => { count++; Reflect.apply(add, element, how); };
        element.removeEventListener = (...how: unknown[]) => { count--; Reflect.apply(remove, element, how); };
        export const seen: string[] = [];
        const subscriptions = ['x', 'y'].map((axis) =>
          scrollChange$(scrollerOf('test', element, axis as 'x')).subscribe((change) => seen.push(axis + (change?.type ?? '')))
        );
        export const listeners = () => count;
        export const end = () => subscriptions.forEach((it) => it.unsubscribe());`,
    });
    const [before, seen, after] = await page.evaluate(async () => {
      const element = document.querySelector('#it')!;
      await new Promise((done) => new ResizeObserver(done).observe(element));
      exported.seen.length = 0;
      await new Promise((done) => {
        element.addEventListener('scroll', done, { once: true });
        element.scrollTop = 200;
      });
      const before = exported.listeners();
      exported.end();
      return [before, exported.seen, exported.listeners()] as const;
    });
    // One of them is the test's own.
    expect([before, seen, after]).toEqual([2, ['xscroll', 'yscroll'], 1]);
  });
});
