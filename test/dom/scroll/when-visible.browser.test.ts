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

  it('reports elements that come into view together in document order', async () => {
    const { page } = await open({
      body: `<div style="height: 3000px"></div>${'<p style="margin: 0; height: 20px"></p>'.repeat(12)}`,
      script: `
        import { whenVisible$ } from 'rx-motion/dom';
        export const seen: number[] = [];
        document.querySelectorAll('p').forEach((element, index) =>
          whenVisible$(element).subscribe((visible) => visible && seen.push(index)));`,
    });
    await page.evaluate(() => {
      scrollTo({ top: 5000, behavior: 'instant' });
    });
    await page.waitForFunction(() => exported.seen.length === 12, null, { polling: 20 });
    expect(await page.evaluate(() => exported.seen)).toEqual(Array.from({ length: 12 }, (_, index) => index));
  });

  it('emits to all subscribers of an element, until they unsubscribe', async () => {
    const { page } = await open({
      body: '<div id="it" style="height: 100px"></div>',
      script: `
        import { delay, switchMap, take } from 'rxjs';
        import { whenVisible$ } from 'rx-motion/dom';
        const visible$ = whenVisible$(document.querySelector('#it'));
        export const seen: string[] = [];
        visible$.subscribe((visible) => seen.push('a ' + visible));
        visible$.pipe(take(1), delay(0), switchMap(() => visible$), take(1)).subscribe((visible) => {
          seen.push('b ' + visible);
          document.querySelector('#it').remove();
        });`,
    });
    await page.waitForFunction(() => exported.seen.length === 3, null, { polling: 20 });
    expect(await page.evaluate(() => exported.seen)).toEqual(['a true', 'b true', 'a false']);
  });

  it("uses the observer that a test puts in place of the browser's", async () => {
    const { page } = await open({
      body: '<div id="it" style="height: 100px"></div>',
      script: `
        import { whenVisible$ } from 'rx-motion/dom';
        const element = document.querySelector('#it');
        whenVisible$(element).subscribe();
        globalThis.IntersectionObserver = class {
          constructor(look) { this.look = look; }
          observe(target) { this.look([{ target, isIntersecting: false }]); }
          unobserve() {}
        };
        export const seen: boolean[] = [];
        whenVisible$(element).subscribe((visible) => seen.push(visible));`,
    });
    expect(await page.evaluate(() => exported.seen)).toEqual([false]);
  });
});
