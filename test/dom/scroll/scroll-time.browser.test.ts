import { expect, it } from '@jest/globals';
import { describeInChromium } from '../../browser/chromium.js';

declare const exported: { readonly seen: unknown[]; readonly box: { x: number }; readonly end: () => void };

describeInChromium('scrollTime', ({ open }) => {
  it('drives an action by the page, forwards and backwards', async () => {
    const { page } = await open({
      body: '<div style="height: 3000px"></div>',
      script: `
        import { moveTo } from 'rx-motion';
        import { scrollTime } from 'rx-motion/dom';
        export const box = { x: 0 };
        scrollTime(document.documentElement, { duration: 2 }).pipe(moveTo(2, { x: 100 }).on(box)).subscribe();`,
    });
    const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    for (const [part, x] of [
      [1, 100],
      [0.5, 50],
      [0, 0],
    ] as const) {
      await page.evaluate((top) => {
        scrollTo({ top, behavior: 'instant' });
      }, end * part);
      await page.waitForFunction((x) => Math.abs(exported.box.x - x) < 0.1, x, { polling: 20 });
      expect(await page.evaluate(() => exported.box.x)).toBeCloseTo(x, 0);
    }
  });

  it('emits the position in a range along an axis, and only once beyond it', async () => {
    const { page } = await open({
      body: '<div id="it" style="width: 100px; overflow: auto"><div style="width: 1100px; height: 10px"></div></div>',
      script: `
        import { scrollTime } from 'rx-motion/dom';
        export const seen: number[] = [];
        const element = document.querySelector('#it')!;
        const subscription = scrollTime(element, { axis: 'x', range: [100, 300], duration: 4 }).subscribe((time) => seen.push(time));
        export const end = () => subscription.unsubscribe();`,
    });
    const scrollTo = (left: number): Promise<void> =>
      page.evaluate(
        (left) =>
          new Promise((done) => {
            const element = document.querySelector('#it')!;
            element.addEventListener('scroll', () => done(), { once: true });
            element.scrollLeft = left;
          }),
        left,
      );
    for (const left of [50, 150, 200, 600, 900]) await scrollTo(left);
    expect(await page.evaluate(() => exported.seen)).toEqual([0, 1, 2, 4]);
    await page.evaluate(() => {
      exported.end();
    });
    await scrollTo(200);
    expect(await page.evaluate(() => exported.seen)).toEqual([0, 1, 2, 4]);
  });

  it('begins and ends at elements, also after they have moved', async () => {
    const { page } = await open({
      body: `<div id="it" style="height: 100px; overflow: auto"><div style="height: 200px"></div>
        <div id="first" style="height: 300px"></div><div id="last" style="height: 1000px"></div></div>`,
      script: `
        import { scrollTime } from 'rx-motion/dom';
        export const seen: number[] = [];
        const [element, first, last] = ['#it', '#first', '#last'].map((name) => document.querySelector<HTMLElement>(name)!);
        element!.scrollTop = 350;
        scrollTime(element!, { range: [first!, last!] }).subscribe((time) => seen.push(time));`,
    });
    expect(await page.evaluate(() => exported.seen)).toEqual([0.5]);
    await page.evaluate(() => (document.querySelector<HTMLElement>('#first')!.style.height = '600px'));
    await page.waitForFunction(() => exported.seen.length > 1, undefined, { polling: 20 });
    expect(await page.evaluate(() => exported.seen)).toEqual([0.5, 0.25]);
  });

  it('rejects any other range', async () => {
    const { page } = await open({ script: `export { scrollTime } from 'rx-motion/dom';` });
    const errors = await page.evaluate(() => {
      const { scrollTime } = exported as unknown as { scrollTime: (element: Element, options: object) => void };
      return [[0, '200px'], [null, 1], 3].map((range) => {
        try {
          scrollTime(document.documentElement, { range });
          return 'none';
        } catch (error) {
          return String(error);
        }
      });
    });
    expect(errors).toEqual([
      'TypeError: scrollTime: range[1] must be a number or an element, got "200px"',
      'TypeError: scrollTime: range[0] must be a number or an element, got null',
      'TypeError: scrollTime: range must be an array of two, got 3',
    ]);
  });

  it('calls the function for its range at each change', async () => {
    const { page } = await open({
      body: '<div id="it" style="height: 100px; overflow: auto"><div style="height: 1100px"></div></div>',
      script: `
        import { scrollTime } from 'rx-motion/dom';
        export const seen: unknown[] = [];
        const element = document.querySelector('#it')!;
        const range: number[] = [0, 400];
        scrollTime(element, { range: () => range as [number, number] }).subscribe({
          next: (time) => seen.push(time),
          error: (error) => seen.push(String(error)),
        });
        element.addEventListener('scroll', () => (range[1] = element.scrollTop === 200 ? NaN : 1000));`,
    });
    const scrollTo = (top: number): Promise<unknown> =>
      page.evaluate(
        (top) =>
          new Promise((done) => {
            const element = document.querySelector('#it')!;
            element.addEventListener('scroll', done, { once: true });
            element.scrollTop = top;
          }),
        top,
      );
    for (const top of [100, 200, 300]) await scrollTo(top);
    // Under load the first position may be reported again, in the new range.
    const seen = await page.evaluate(() => exported.seen);
    expect(seen.filter((time) => time !== 0.1)).toEqual([
      0,
      0.25,
      0.2,
      'RangeError: scrollTime: range[1] must be a finite number, got NaN',
    ]);
  });

  it.each([
    ['an element', '#it', '#it', 'direction: rtl; width: 100px; overflow: auto'],
    ['an element of columns', '#it', '#it', 'writing-mode: vertical-rl; width: 100px; overflow: auto'],
    ['the page', 'html', 'body', 'direction: rtl'],
  ])('counts from the right if content begins there: %s', async (...row) => {
    const [, scrolled, styled, style] = row;
    const { page } = await open({
      body: '<div id="it"><div style="width: 3000px; height: 10px"></div></div>',
      script: `
        import { scrollTime } from 'rx-motion/dom';
        export const seen: number[] = [];
        document.querySelector<HTMLElement>('${styled}')!.style.cssText = '${style}';
        const element = document.querySelector('${scrolled}')!;
        element.scrollLeft = -100;
        scrollTime(element, { axis: 'x', range: [0, 400] }).subscribe((time) => seen.push(time));`,
    });
    expect(await page.evaluate(() => exported.seen)).toEqual([0.25]);
  });

  it.each([
    ['the content of the page', 'html', 'body', 'body'],
    ['the content of an element', '#it', 'p', 'p'],
    ['an element', '#it', 'p', '#it'],
  ])('emits when the size of %s changes', async (_name, scrolled, content, changed) => {
    const { page } = await open({
      body: '<div id="it" style="height: 100px; overflow: auto"><p></p></div>',
      script: `
        import { scrollTime } from 'rx-motion/dom';
        export const seen: number[] = [];
        const element = document.querySelector('${scrolled}')!;
        document.querySelector<HTMLElement>('${content}')!.style.cssText = 'margin: 0; height: 1500px';
        element.scrollTop = 200;
        const subscription = scrollTime(element).subscribe((time) => seen.push(time));
        export const end = () => subscription.unsubscribe();`,
    });
    const resize = (height: number): Promise<number> =>
      page.evaluate(
        async ({ changed, height }) => {
          document.querySelector<HTMLElement>(changed)!.style.height = `${height}px`;
          await new Promise((laidOut) => {
            new ResizeObserver(laidOut).observe(document.body);
          });
          return exported.seen.length;
        },
        { changed, height },
      );
    expect(await resize(1200)).toBe(2);
    await page.evaluate(() => {
      exported.end();
    });
    expect(await resize(1400)).toBe(2);
  });

  it('follows the page in quirks mode', async () => {
    const { page } = await open({
      script: `
        import { scrollTime } from 'rx-motion/dom';
        export const seen: unknown[] = [];
        const frame = document.createElement('iframe');
        document.body.append(frame);
        const { contentDocument, contentWindow } = frame;
        contentDocument!.write('<body style="margin: 0"><p style="margin: 0; height: 3000px"></p></body>');
        contentDocument!.close();
        contentWindow!.scrollTo(0, 3000);
        seen.push(contentDocument!.compatMode);
        for (const element of [contentDocument!.documentElement, contentDocument!.body]) {
          scrollTime(element).subscribe((time) => seen.push(time)).unsubscribe();
        }
        contentDocument!.body.remove();
        scrollTime(contentDocument!.documentElement).subscribe((time) => seen.push(time)).unsubscribe();`,
    });
    expect(await page.evaluate(() => exported.seen)).toEqual(['BackCompat', 1, 1, 0]);
  });

  it.each([
    ['an element', '#it', '#it'],
    ['the page', 'html', 'body'],
  ])('emits when content is added to %s, and when it grows', async (_name, scrolled, holder) => {
    const { page } = await open({
      body: '<div id="it" style="height: 100px; overflow: auto"><p style="margin: 0; height: 1100px"></p></div>',
      script: `
        import { scrollTime } from 'rx-motion/dom';
        export const seen: number[] = [];
        document.body.style.height = '1100px';
        const element = document.querySelector('${scrolled}')!;
        element.scrollTop = 100;
        const subscription = scrollTime(element).subscribe((time) => seen.push(time));
        export const end = () => subscription.unsubscribe();`,
    });
    const laidOut = (change: string): Promise<number> =>
      page.evaluate(
        async ({ change, holder }) => {
          const parent = document.querySelector<HTMLElement>(holder)!;
          if (change === 'add') parent.append(Object.assign(document.createElement('p'), { className: 'added' }));
          document.querySelector<HTMLElement>('.added')!.style.cssText = `height: ${change === 'add' ? 1500 : 1900}px`;
          for (let round = 0; round < 3; round++) {
            await new Promise((done) => {
              new ResizeObserver(done).observe(document.body);
            });
          }
          return exported.seen.length;
        },
        { change, holder },
      );
    expect(await laidOut('add')).toBe(2);
    expect(await laidOut('grow')).toBe(3);
    await page.evaluate(() => {
      exported.end();
    });
    expect(await laidOut('add')).toBe(3);
  });

  it('is 0 without anything to scroll', async () => {
    const { page } = await open({
      script: `
        import { scrollTime } from 'rx-motion/dom';
        export const seen: number[] = [];
        scrollTime(document.documentElement).subscribe((time) => seen.push(time));`,
    });
    expect(await page.evaluate(() => exported.seen)).toEqual([0]);
  });
});
