import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { DomTarget, styleNumber } from '../../../src/dom/index.js';
import type { Tinted } from '../../../src/index.js';
import { describeInChromium } from '../../browser/chromium.js';

declare const exported: {
  readonly it: DomTarget & Tinted;
  readonly styleNumber: typeof styleNumber;
  readonly flush: () => void;
};

const script = `
  import { domTarget, flush, styleNumber, withColor } from 'rx-motion/dom';
  export const it = withColor(domTarget(document.querySelector<SVGElement>('#it')!));
  export { flush, styleNumber };`;

function inSvg(shape: string): string {
  return `<svg viewBox="0 0 200 200" width="400" height="400" style="display: block">${shape}</svg>`;
}

async function seen(page: Page): Promise<readonly number[]> {
  return page.evaluate(() => {
    const { x, y, width, height } = document.querySelector('#it')!.getBoundingClientRect();
    return [x, y, width, height].map((value) => Math.round(value * 10) / 10);
  });
}

async function set(page: Page, fields: Partial<DomTarget & Tinted>): Promise<void> {
  await page.evaluate((fields) => {
    Object.assign(exported.it, fields);
    exported.flush();
  }, fields);
}

describeInChromium('domTarget of a shape in an SVG', ({ open }) => {
  it('moves in the units of the SVG and rotates about the middle of the shape', async () => {
    const { page } = await open({ script, body: inSvg('<rect id="it" x="20" y="40" width="40" height="20"/>') });
    await set(page, { x: 10 });
    expect(await seen(page)).toEqual([60, 80, 80, 40]);
    await set(page, { rotation: 90 });
    expect(await seen(page)).toEqual([80, 60, 40, 80]);
    await set(page, { rotation: 0, scaleX: 0.5 });
    expect(await seen(page)).toEqual([80, 80, 40, 40]);
  });

  it.each([
    ['a move', 'transform="translate(30 20)"', [30, 20]],
    ['a turn about its own middle', 'transform="rotate(30 40 50)"', [0, 0]],
    ['a turn about the corner', 'transform="rotate(30)"', [-30.359, 13.301]],
    ['a scale about the corner', 'transform="translate(5 5) scale(2 1.5)"', [45, 30]],
    ['a move by CSS', 'style="transform: translate(30px, 20px)"', [30, 20]],
    ['a turn in space', 'style="transform: rotateY(60deg) translateZ(10px)"', [-20, 0]],
    ['an origin of its own', 'style="transform-origin: 20px 40px; transform: rotate(30deg)"', [0, 0]],
  ])('keeps %s', async (_name, transform, place) => {
    const shape = `<rect id="it" x="20" y="40" width="40" height="20" ${transform}/>`;
    const { page } = await open({ script, body: inSvg(shape) });
    const before = await seen(page);
    const found = await page.evaluate(() => [exported.it.x, exported.it.y] as const);
    expect(found).toEqual(place);
    await set(page, { x: found[0] + 5 });
    expect(await seen(page)).toEqual([expect.closeTo(before[0]! + 10, 1), ...before.slice(1)]);
  });

  it.each(['transform: scaleX(0)', 'transform: scale(0)', 'scale: 0'])('grows to its size from %s', async (style) => {
    const { page } = await open({
      script,
      body: inSvg(`<rect id="it" x="20" y="40" width="40" height="20" style="${style}"/>`),
    });
    await set(page, { scaleX: 1, scaleY: 1 });
    expect(await seen(page)).toEqual([40, 80, 80, 40]);
  });

  it('rotates a <use> about its middle, and keeps its own transform', async () => {
    const shape =
      '<rect id="one" width="40" height="20"/><use id="it" href="#one" x="20" y="40" transform="scale(2)"/>';
    const { page } = await open({ script, body: inSvg(shape) });
    expect(await seen(page)).toEqual([80, 160, 160, 80]);
    await set(page, { opacity: 0.5, y: 51 });
    expect(await seen(page)).toEqual([80, 162, 160, 80]);
    await set(page, { y: 0, x: 0, rotation: 90, scaleX: 1, scaleY: 1 });
    expect(await seen(page)).toEqual([60, 60, 40, 80]);
  });

  it('is filled with its colour', async () => {
    const { page } = await open({ script, body: inSvg('<circle id="it" r="20" fill="rgb(10, 20, 30)"/>') });
    expect(await page.evaluate(() => exported.it.color)).toEqual({ r: 10, g: 20, b: 30 });
    await set(page, { color: { r: 255, g: 99, b: 71 }, opacity: 0.5 });
    const style = await page.evaluate(() => {
      const { fill, opacity } = getComputedStyle(document.querySelector('#it')!);
      return [fill, opacity];
    });
    expect(style).toEqual(['rgb(255, 99, 71)', '0.5']);
  });

  it('has a size, and numbers specific to SVG', async () => {
    const { page } = await open({ script, body: inSvg('<rect id="it" x="20" y="40" width="40" height="20"/>') });
    expect(await page.evaluate(() => [exported.it.width, exported.it.height])).toEqual([40, 20]);
    await set(page, { width: 80 });
    await page.evaluate(() => {
      exported.styleNumber(exported.it.element, 'ry', 'px').value = 4;
      exported.styleNumber(exported.it.element, 'strokeDashoffset').value = 3;
      exported.flush();
    });
    expect(await seen(page)).toEqual([40, 80, 160, 40]);
    expect(await page.evaluate(() => getComputedStyle(document.querySelector('#it')!).ry)).toBe('4px');
  });

  it('rotates a whole SVG about its middle', async () => {
    const { page } = await open({ script, body: '<svg id="it" width="100" height="50" style="display: block"></svg>' });
    await set(page, { x: 50, rotation: 90 });
    expect(await seen(page)).toEqual([75, -25, 50, 100]);
  });
});
