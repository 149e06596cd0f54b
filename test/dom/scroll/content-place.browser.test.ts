import { expect, it } from '@jest/globals';
import { describeInChromium } from '../../browser/chromium.js';

declare const exported: { readonly seen: unknown };

/** Where `#it` is along y and x in `#scroller`, or in the page without one. */
const script = `
  import { contentPlace } from './src/dom/scroll/content-place.js';
  import { scrollerOf } from './src/dom/scroll/scroller.js';
  import { containers } from './src/dom/scroll/containers.js';
  const element = document.querySelector('#it')!;
  export const seen = (['y', 'x'] as const).map((axis) => {
    const box = containers(element, axis).at(-1)!;
    box.scrollTop = 30;
    const { start, end } = contentPlace(element, scrollerOf('test', box, axis));
    return [start, end];
  });`;
const far = '<div style="height: 2000px"></div>';
const it40 = (style: string): string => `<div id="it" style="height: 40px; width: 50px; ${style}"></div>`;

describeInChromium('contentPlace', ({ open }) => {
  it.each([
    ['in the page', `<div style="height: 70px"></div>${it40('')}${far}`, [70, 110], [0, 50]],
    [
      'in a scroller with a border',
      `<div style="margin: 9px; border: 3px solid; overflow: auto; height: 200px"><div style="height: 70px"></div>${it40('')}${far}</div>`,
      [70, 110],
      [0, 50],
    ],
    [
      'in positioned boxes',
      `<div style="position: relative; margin: 9px; border: 3px solid; overflow: auto; height: 200px"><div style="position: relative; top: 10px; border: 2px solid">${it40('margin: 5px')}${far}</div></div>`,
      [17, 57],
      [7, 57],
    ],
    [
      'moved and scaled',
      `<div style="margin: 9px; border: 3px solid; overflow: auto; height: 200px"><div style="height: 70px"></div>${it40('transform: translate(20px, 33px) scale(2)')}${far}</div>`,
      [70, 110],
      [0, 50],
    ],
    [
      'in what is moved, in whole pixels',
      `<div style="transform: translateY(300px)"><div style="height: 70.4px"></div>${it40('')}${far}</div>`,
      [70, 110],
      [0, 50],
    ],
    [
      'of a shape',
      `<svg style="display: block" width="100" height="100"><rect id="it" x="10" y="20" width="50" height="40" /></svg>${far}`,
      [20, 60],
      [10, 60],
    ],
    [
      'of a picture in what is moved',
      `<div style="transform: translate(9px, 90px)"><svg id="it" style="display: block; margin: 20px" width="100" height="60"></svg></div>${far}`,
      [20, 80],
      [20, 120],
    ],
    [
      'in a zoomed page',
      `<style>html { zoom: 2 }</style><div style="height: 70px"></div>${it40('')}${far}`,
      [140, 220],
      [0, 100],
    ],
    [
      'in a scroller of a zoomed page',
      `<style>html { zoom: 2 }</style><div style="overflow: auto; height: 200px"><div style="height: 70px"></div>${it40('')}${far}</div>`,
      [70, 110],
      [0, 50],
    ],
  ])('is where an element is laid out: %s', async (_name, body, y, x) => {
    const { page } = await open({ body, script });
    expect(await page.evaluate(() => exported.seen)).toEqual([y, x]);
  });

  it('is NaN for an element that is not displayed', async () => {
    const { page } = await open({ body: it40('display: none') + far, script });
    expect(await page.evaluate(() => exported.seen)).toEqual([
      [NaN, NaN],
      [NaN, NaN],
    ]);
  });

  it('counts from the right if content begins there', async () => {
    const body = `<div style="direction: rtl; width: 300px; overflow: auto; height: 200px"><div style="width: 900px">${it40('margin-right: 60px')}</div>${far}</div>`;
    const { page } = await open({ body, script });
    expect(await page.evaluate(() => exported.seen)).toEqual([
      [0, 40],
      [60, 110],
    ]);
  });
});
