import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { Stage } from '../../src/canvas/index.js';
import { describeInChromium } from '../browser/chromium.js';

type Step = 'append' | 'open' | 'hide' | 'show' | 'remove' | 'close' | 'narrow' | 'widen' | 'hug';
declare const exported: { readonly canvas: HTMLCanvasElement; stage: Stage; readonly steps: Record<Step, () => void> };

/** A canvas sized by its attributes or by `style`, in a box of 400 by 300, and what can be done with it. */
function script(style = '', options = ', { pixelRatio: 2 }'): string {
  return `
    import { Stage } from 'rx-motion/canvas';
    export const canvas = document.createElement('canvas');
    canvas.style.cssText = '${style}';
    export let stage: Stage;
    const place = document.querySelector('#place')!;
    const size = (width: string) => {
      canvas.style.maxWidth = '100%';
      place.style.width = width;
    };
    export const steps = {
      append: () => place.append(canvas),
      open: () => (stage = new Stage(canvas${options})),
      hide: () => (canvas.style.display = 'none'),
      show: () => (canvas.style.display = ''),
      remove: () => canvas.remove(),
      close: () => stage.close(),
      narrow: () => size('200px'),
      widen: () => size('900px'),
      hug: () => size('fit-content'),
    };`;
}

const body = '<div id="place" style="width: 400px; height: 300px"></div>';

/** Does something in the page, and waits for layouts in which a growing size would grow. */
async function act(page: Page, ...steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    await page.evaluate(async (step) => {
      exported.steps[step]();
      for (let frame = 0; frame < 6; frame++) {
        await new Promise((laidOut) => {
          new ResizeObserver(laidOut).observe(document.body);
        });
      }
    }, step);
  }
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
  it.each<[name: string, ...Step[]]>([
    ['made before it is on the page', 'open', 'append'],
    ['hidden and shown', 'append', 'open', 'hide', 'show'],
    ['made while it is hidden', 'append', 'hide', 'open', 'show'],
    ['taken out and put back', 'append', 'open', 'remove', 'append'],
    ['made twice', 'append', 'open', 'close', 'open'],
    ['in a box that shrinks and grows', 'narrow', 'append', 'open', 'widen'],
    ['in a box as wide as its content', 'hug', 'append', 'open'],
  ])('is that of the canvas without a style: %s', async (_name, ...steps) => {
    const { page } = await openPage({ script: script(), body });
    await act(page, ...steps);
    expect(await sizes(page)).toEqual(itself);
  });

  it.each([
    ['width: 200px', [200, 100, 400, 200, 200, 100]],
    ['width: 100%; height: 100%', [400, 300, 800, 600, 400, 300]],
    ['width: 100%; aspect-ratio: 4', [400, 100, 800, 200, 400, 100]],
    ['height: 300px', [600, 300, 1200, 600, 600, 300]],
    ['width: 200px; height: 100px; padding: 10px 20px', [200, 100, 400, 200, 240, 120]],
  ] as const)('is that of its style: %s', async (style, expected) => {
    const { page } = await openPage({ script: script(style), body });
    await act(page, 'open', 'append');
    expect(await sizes(page)).toEqual(expected);
    await act(page, 'hide', 'show');
    expect(await sizes(page)).toEqual(expected);
  });

  it.each([
    ['on the page', ['append', 'open', 'append']],
    ['before it is there', ['open', 'append']],
  ] as const)('has the shape of the canvas when it is made %s', async (_name, steps) => {
    const { page } = await openPage({ script: script('width: 33.3px'), body });
    await page.evaluate(() => Object.assign(exported.canvas, { width: 100, height: 400 }));
    await act(page, ...steps);
    expect((await sizes(page)).at(-1)).toBeCloseTo(133.2, 1);
  });

  it('stays the same when the pixel ratio of the screen changes', async () => {
    const { page, step } = await openPage({ script: script('', ''), body });
    await act(page, 'append', 'open');
    const session = await page.context().newCDPSession(page);
    const size = { width: 800, height: 600, mobile: false };
    for (const deviceScaleFactor of [1.5, 2]) {
      await session.send('Emulation.setDeviceMetricsOverride', { ...size, deviceScaleFactor });
      await page.waitForFunction((ratio) => devicePixelRatio === ratio, deviceScaleFactor, { polling: 20 });
      await step(0.25);
      await act(page, 'show');
    }
    expect(await sizes(page)).toEqual(itself);
  });
});
