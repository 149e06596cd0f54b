import { expect, it } from '@jest/globals';
import { describeInChromium } from '../../browser/chromium.js';

declare const exported: { readonly seen: unknown };

/** scroll-time.browser.test.ts tries every writing mode and quirks mode. */
describeInChromium('a scroller', ({ open }) => {
  it('is an element along an axis', async () => {
    const { page } = await open({
      body: `<div id="it" style="direction: rtl; width: 100px; height: 90px; overflow: hidden">
        <div style="width: 300px; height: 200px"></div></div>`,
      script: `
        import { isBackwards, scrollable, scrollPosition, scrollerOf, viewSize } from './src/dom/scroll/scroller.js';
        const element = document.querySelector('#it')!;
        element.scrollTo(-30, 20);
        export const seen = (['x', 'y'] as const).map((axis) => {
          const scroller = scrollerOf('test', element, axis);
          return [scrollPosition(scroller), scrollable(scroller), viewSize(scroller), isBackwards(scroller), scroller.isPage];
        });`,
    });
    expect(await page.evaluate(() => exported.seen)).toEqual([
      [30, 200, 100, true, false],
      [20, 110, 90, false, false],
    ]);
  });

  it('is the page', async () => {
    const { page } = await open({
      body: '<div style="height: 3000px"></div>',
      script: `
        import { scrollable, scrollPosition, scrollerOf } from './src/dom/scroll/scroller.js';
        scrollTo(0, 200);
        const scroller = scrollerOf('test', document.documentElement, 'y');
        export const seen = [scrollPosition(scroller), scrollable(scroller) + innerHeight, scroller.isPage, scroller.box.localName];`,
    });
    expect(await page.evaluate(() => exported.seen)).toEqual([200, 3000, true, 'html']);
  });

  it('must be in a displayed page', async () => {
    const { page } = await open({
      script: `
        import { scrollerOf } from './src/dom/scroll/scroller.js';
        const messageOf = (call: () => void): string => {
          try { call(); return ''; } catch (error) { return String(error); }
        };
        const elsewhere = document.implementation.createHTMLDocument().body;
        export const seen = [
          messageOf(() => scrollerOf('name', elsewhere, 'y')),
          messageOf(() => scrollerOf('name', {} as Element, 'y')),
          messageOf(() => scrollerOf('name', document.body, 'z' as 'y')),
        ];`,
    });
    expect(await page.evaluate(() => exported.seen)).toEqual([
      'TypeError: name: element must be an element of a page, such as document.documentElement, got an object',
      'TypeError: name: element must be an element of a page, such as document.documentElement, got an object',
      'RangeError: name: axis must be "x" or "y", got "z"',
    ]);
  });

  it.each([
    ['direction: ltr', false],
    ['direction: rtl', true],
    ['writing-mode: vertical-lr', false],
    ['writing-mode: vertical-lr; direction: rtl', false],
    ['writing-mode: vertical-rl', true],
    ['writing-mode: vertical-rl; direction: rtl', true],
  ])('knows whether its content begins at the right: %s', async (style, expected) => {
    const { page } = await open({
      body: `<div id="it" style="width: 100px; overflow: auto; ${style}"><p style="width: 500px; height: 10px"></p></div>`,
      script: `
        import { isBackwards, scrollerOf } from './src/dom/scroll/scroller.js';
        const element = document.querySelector('#it')!;
        element.scrollLeft = -10;
        const areBackwards = (['x', 'y'] as const).map((axis) => isBackwards(scrollerOf('test', element, axis)));
        export const seen = [element.scrollLeft < 0, ...areBackwards];`,
    });
    expect(await page.evaluate(() => exported.seen)).toEqual([expected, expected, false]);
  });
});
