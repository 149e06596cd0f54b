import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { Stage } from '../../src/canvas/index.js';
import { describeInChromium } from '../browser/chromium.js';

declare const exported: { readonly canvas: HTMLCanvasElement; stage: Stage; readonly open: () => void };

/** A canvas sized by its attributes or by `style`, in a box of 400 by 300. */
function script(style = ''): string {
  return `
    import { Stage } from 'rx-motion/canvas';
    export const canvas = document.createElement('canvas');
    canvas.style.cssText = '${style}';
    export let stage: Stage;
    export const open = () => { stage = new Stage(canvas, { pixelRatio: 2 }); };`;
}

const body = '<div id="place" style="width: 400px; height: 300px"></div>';

/** Does something in the page, and waits for layouts in which a growing size would grow. */
async function after(page: Page, change: () => void): Promise<void> {
  await page.evaluate(change);
  await page.evaluate(async () => {
    for (let frame = 0; frame < 6; frame++) {
      await new Promise((laidOut) => {
        new ResizeObserver(laidOut).observe(document.body);
      });
    }
  });
}

function append(): void {
  document.querySelector('#place')!.append(exported.canvas);
}

function open(): void {
  exported.open();
}

function hide(): void {
  exported.canvas.style.display = 'none';
}

function show(): void {
  exported.canvas.style.display = '';
}

/** The size of the stage, of its pixels, and of its box. */
async function sizes(page: Page): Promise<readonly number[]> {
  return page.evaluate(() => {
    const { canvas, stage } = exported;
    const { width, height } = canvas.getBoundingClientRect();
    return [stage.width, stage.height, canvas.width, canvas.height, width, height];
  });
}

const itself = [300, 150, 600, 300, 300, 150];

describeInChromium('the size of a stage', ({ open: openPage }) => {
  it.each([
    ['made before it is on the page', [open, append]],
    ['hidden and shown', [append, open, hide, show]],
    ['made while it is hidden', [append, hide, open, show]],
    ['taken out and put back', [append, open, (): void => exported.canvas.remove(), append]],
    ['made twice', [append, open, (): void => exported.stage.close(), open]],
    [
      'in a box that shrinks and grows',
      [
        (): void => {
          exported.canvas.style.maxWidth = '100%';
          document.querySelector<HTMLElement>('#place')!.style.width = '200px';
        },
        append,
        open,
        (): void => {
          document.querySelector<HTMLElement>('#place')!.style.width = '900px';
        },
      ],
    ],
    [
      'in a box as wide as its content',
      [
        (): void => {
          exported.canvas.style.maxWidth = '100%';
          document.querySelector<HTMLElement>('#place')!.style.width = 'fit-content';
        },
        append,
        open,
      ],
    ],
  ] as const)('is that of the canvas without a style: %s', async (_name, changes) => {
    const { page } = await openPage({ script: script(), body });
    for (const change of changes) await after(page, change);
    expect(await sizes(page)).toEqual(itself);
  });

  it.each([
    ['width: 200px', [200, 100, 400, 200, 200, 100]],
    ['width: 100%; height: 100%', [400, 300, 800, 600, 400, 300]],
    ['width: 100%; aspect-ratio: 4', [400, 100, 800, 200, 400, 100]],
    ['height: 300px', [600, 300, 1200, 600, 600, 300]],
  ] as const)('is that of its style: %s', async (style, expected) => {
    const { page } = await openPage({ script: script(style), body });
    for (const change of [open, append]) await after(page, change);
    expect(await sizes(page)).toEqual(expected);
    for (const change of [hide, show]) await after(page, change);
    expect(await sizes(page)).toEqual(expected);
  });

  it.each([
    ['on the page', [append, open, append]],
    ['before it is there', [open, append]],
  ] as const)('has the shape of the canvas when it is made %s', async (_name, changes) => {
    const { page } = await openPage({ script: script('width: 33.3px'), body });
    await page.evaluate(() => Object.assign(exported.canvas, { width: 100, height: 400 }));
    for (const change of changes) await after(page, change);
    expect((await sizes(page)).at(-1)).toBeCloseTo(133.2, 1);
  });

  it('stays the same when the pixel ratio of the screen changes', async () => {
    const { page, step } = await openPage({
      script: script().replace(', { pixelRatio: 2 }', ''),
      body,
    });
    for (const change of [append, open]) await after(page, change);
    const session = await page.context().newCDPSession(page);
    const size = { width: 800, height: 600, mobile: false };
    for (const deviceScaleFactor of [1.5, 2]) {
      await session.send('Emulation.setDeviceMetricsOverride', { ...size, deviceScaleFactor });
      await page.waitForFunction((ratio) => devicePixelRatio === ratio, deviceScaleFactor, { polling: 20 });
      await step(0.25);
      await after(page, () => {
        // Only time passes.
      });
    }
    expect(await sizes(page)).toEqual(itself);
  });
});
