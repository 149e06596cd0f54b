import { expect, it } from '@jest/globals';
import { describeInChromium } from '../../browser/chromium.js';
import type * as layouts from './view-layouts.page.js';

declare const exported: typeof layouts & { readonly seen: unknown[]; readonly end: () => void };

describeInChromium('viewTime', ({ open }) => {
  it.each([
    [1, 1],
    [2, 1],
    [3, 1.5],
  ])('agrees with the ViewTimeline of the browser: seed %d, zoom %d', async (seed, zoom) => {
    const { page } = await open({ script: new URL('./view-layouts.page.ts', import.meta.url), clock: 'real' });
    expect(await page.evaluate(([seed, zoom]) => exported.differences(seed, 100, zoom), [seed, zoom] as const)).toEqual(
      [],
    );
  });

  it.each([
    ['writing-mode: horizontal-tb; direction: rtl', 'x'],
    ['writing-mode: vertical-rl', 'x'],
  ])('counts from where the content begins: %s', async (style, axis) => {
    const { page } = await open({
      body: `<div id="scroller" style="width: 300px; height: 300px; overflow: auto; ${style}">
        ${['', ' id="it"', '', '', ''].map((id) => `<p${id}></p>`).join('')}
      </div>`,
      script: `
        import { viewTime } from 'rx-motion/dom';
        export const seen: number[] = [];
        const scroller = document.querySelector('#scroller')!;
        for (const part of document.querySelectorAll('p')) {
          part.style.cssText = 'flex: none; margin: 0; width: 400px; height: 400px';
          if (getComputedStyle(scroller).direction === 'rtl') part.style.display = 'inline-block';
        }
        scroller.style.whiteSpace = 'nowrap';
        scroller.style.fontSize = '0';
        for (const scrolled of [0, 100, 450, 800]) {
          scroller.scrollLeft = scroller.scrollTop = 0;
          const name = '${axis}' === 'x' ? 'scrollLeft' : 'scrollTop';
          scroller[name] = -scrolled;
          if (scroller[name] === 0) scroller[name] = scrolled;
          viewTime(document.querySelector('#it')!, { axis: '${axis}', duration: 7 }).subscribe((time) => seen.push(time)).unsubscribe();
        }`,
    });
    // It begins at 400 px, in a view of 300 px: on its way from 100 px to 800 px.
    expect(await page.evaluate(() => exported.seen)).toEqual([0, 0, 3.5, 7]);
  });

  it('follows scrolling and changes of size while subscribed, without frames', async () => {
    const { page } = await open({
      body: `<div id="scroller" style="height: 200px; overflow: auto">
        <div style="height: 300px" id="above"></div><div id="it" style="height: 100px"></div><div style="height: 900px"></div>
      </div>`,
      script: `
        import { viewTime } from 'rx-motion/dom';
        export const seen: number[] = [];
        globalThis.requestAnimationFrame = () => { seen.push(NaN); return 0; };
        const subscription = viewTime(document.querySelector('#it')!, { duration: 3 }).subscribe((time) => seen.push(time));
        export const end = () => subscription.unsubscribe();`,
    });
    const after = (selector: string, change: Partial<Record<'scrollTop' | 'height', number>>): Promise<unknown[]> =>
      page.evaluate(
        async ([selector, { scrollTop, height }]) => {
          const element = document.querySelector<HTMLElement>(selector)!;
          const done = new Promise((done) => {
            if (scrollTop === undefined) new ResizeObserver(done).observe(document.body);
            else element.addEventListener('scroll', done, { once: true });
          });
          if (scrollTop !== undefined) element.scrollTop = scrollTop;
          if (height !== undefined) element.style.height = `${height}px`;
          await done;
          return exported.seen;
        },
        [selector, change] as const,
      );
    expect(await page.evaluate(() => exported.seen)).toEqual([0]);
    // On its way from 100 px to 400 px.
    expect(await after('#scroller', { scrollTop: 200 })).toEqual([0, 1]);
    expect(await after('#above', { height: 200 })).toEqual([0, 1, 2]);
    expect(await after('#it', { height: 400 })).toEqual([0, 1, 2, 1]);
    expect(await after('#scroller', { height: 400 })).toEqual([0, 1, 2, 1, 1.5]);
    await page.evaluate(() => {
      exported.end();
    });
    expect(await after('#scroller', { scrollTop: 250 })).toEqual([0, 1, 2, 1, 1.5]);
    expect(await after('#it', { height: 100 })).toEqual([0, 1, 2, 1, 1.5]);
  });

  it('notices growth deep inside the scrolled content', async () => {
    const { page } = await open({
      body: `<div id="scroller" style="height: 200px; overflow: auto"><div style="height: 2000px"><section>
          <div id="above" style="height: 300px"></div><div id="it" style="height: 100px"></div>
        </section></div></div>`,
      script: `
        import { viewTime } from 'rx-motion/dom';
        export const seen: number[] = [];
        document.querySelector('#scroller')!.scrollTop = 200;
        viewTime(document.querySelector('#it')!, { duration: 3 }).subscribe((time) => seen.push(time));
        document.querySelector<HTMLElement>('#above')!.style.height = '200px';`,
    });
    await page.waitForFunction(() => exported.seen.length > 1, null, { polling: 20 });
    expect(await page.evaluate(() => exported.seen)).toEqual([1, 2]);
  });

  it('notices growth after a router has replaced the body', async () => {
    const { page } = await open({
      script: `
        import { scrollTime, viewTime } from 'rx-motion/dom';
        export const seen: number[] = [];
        scrollTime(document.documentElement).subscribe().unsubscribe();
        document.body.replaceWith(document.createElement('body'));
        document.body.innerHTML =
          '<style>html, body { height: 100% }</style><div style="height: 2000px"></div><div style="height: 100px"></div>';
        const [above, element] = document.querySelectorAll('div');
        scrollTo(0, 500);
        viewTime(element!, { from: 0, to: 'cover 0%' }).subscribe((time) => seen.push(time));
        // Sizes are observed after the first layout.
        await new Promise((done) => setTimeout(done, 100));
        above!.style.height = '3000px';`,
    });
    await page.waitForFunction(() => exported.seen.length > 1, null, { polling: 20, timeout: 5000 });
    const [before, after] = (await page.evaluate(() => exported.seen)) as number[];
    expect(after).toBeLessThan(before!);
  });

  it('is not influenced by the transform that it drives', async () => {
    const { page } = await open({
      body: '<div style="height: 1000px"></div><div id="it" style="height: 100px"></div><div style="height: 2000px"></div>',
      script: `
        import { viewTime } from 'rx-motion/dom';
        export const seen: number[] = [];
        const it = document.querySelector<HTMLElement>('#it')!;
        viewTime(it, { from: 500, to: 'exit-crossing' }).subscribe((time) => {
          it.style.transform = \`translateY(\${time * 300}px) scale(2)\`;
          seen.push(time);
        });
        viewTime(it, { from: 500, to: 'cover 50%' }).subscribe();`,
    });
    for (const top of [800, 801, 800])
      await page.evaluate(
        (top) =>
          new Promise((done) => {
            document.addEventListener('scroll', done, { once: true });
            scrollTo({ top, behavior: 'instant' });
          }),
        top,
      );
    const seen = await page.evaluate(() => exported.seen);
    expect(seen).toEqual([0, 0.5, 301 / 600, 0.5]);
  });

  it('stands still while the element is stuck', async () => {
    const { page } = await open({
      body: `<div id="scroller" style="height: 200px; overflow: auto"><div style="height: 300px"></div>
        <div style="height: 500px"><div style="position: sticky; top: 0"><p id="it" style="height: 100px; margin: 0"></p></div></div>
        <div style="height: 900px"></div></div>`,
      script: `
        import { viewTime } from 'rx-motion/dom';
        export const seen: number[] = [];
        viewTime(document.querySelector('#it')!, { duration: 3 }).subscribe((time) => seen.push(time));`,
    });
    for (const top of [250, 300, 500, 700, 750, 500])
      await page.evaluate(
        (top) =>
          new Promise((done) => {
            const scroller = document.querySelector('#scroller')!;
            scroller.addEventListener('scroll', done, { once: true });
            scroller.scrollTop = top;
          }),
        top,
      );
    // On its way from 100 px to 300 px, and from 700 px to 800 px.
    expect(await page.evaluate(() => exported.seen)).toEqual([0, 1.5, 2, 2.5, 2]);
  });

  it('is 0 while the element is not displayed', async () => {
    const { page } = await open({
      body: '<div id="it" style="display: none; height: 100px"></div><div style="height: 3000px"></div>',
      script: `
        import { viewTime } from 'rx-motion/dom';
        export const seen: number[] = [];
        scrollTo({ top: 500, behavior: 'instant' });
        const it = document.querySelector<HTMLElement>('#it')!;
        viewTime(it).subscribe((time) => seen.push(time));
        it.style.display = 'block';`,
    });
    await page.waitForFunction(() => exported.seen.length > 1, null, { polling: 20 });
    expect(await page.evaluate(() => exported.seen)).toEqual([0, 1]);
  });

  it('jumps if its range is empty', async () => {
    const { page } = await open({
      body: '<div style="height: 3000px"></div>',
      script: `
        import { viewTime } from 'rx-motion/dom';
        export const seen: number[] = [];
        for (const top of [399, 401]) {
          scrollTo({ top, behavior: 'instant' });
          viewTime(document.querySelector('div')!, { from: 400, to: 400, duration: 2 }).subscribe((time) => seen.push(time)).unsubscribe();
        }`,
    });
    expect(await page.evaluate(() => exported.seen)).toEqual([0, 2]);
  });
});
