import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { transform } from 'esbuild';
import type { Page } from 'playwright-core';
import { random } from 'rx-motion';
import { describeInChromium } from '../browser/chromium.js';
import { examplesIn, root } from './collect.js';

declare const exported: {
  readonly styleAt: (time: number) => string;
  /** The page at the times in the given orders, as HTML with all styles. */
  readonly pagesAt: (orders: readonly (readonly number[])[]) => Promise<string[][]>;
};

const file = 'docs/recipes/pictures.md';
const [scene, visual, video, remotion] = examplesIn(file, readFileSync(join(root, file), 'utf8'));

/** A recipe that runs outside of the page. */
async function moduleOf<M>(code: string): Promise<M> {
  const { code: script } = await transform(code, { loader: 'ts', format: 'esm' });
  return (await import(`data:text/javascript,${encodeURIComponent(script)}`)) as M;
}

describeInChromium('pictures of a motion', ({ open }) => {
  it('are the same in any order', async () => {
    interface Recipe {
      readonly pictureAt: (page: Page, time: number) => Promise<Buffer>;
    }
    const { pictureAt } = await moduleOf<Recipe>(visual!.code);
    const { page } = await open({ script: scene!.code, clock: 'real' });
    const times = [0, 0.3, 0.6, 0.8, 1.5];
    const rising: string[] = [];
    for (const time of times) rising.push((await pictureAt(page, time)).toString('base64'));
    expect(new Set(rising).size).toBe(times.length);
    for (const index of [3, 0, 4, 2, 1, 4, 0])
      expect((await pictureAt(page, times[index]!)).toString('base64') === rising[index]).toBe(true);
  });

  it('have the same styles in 100 random orders', async () => {
    // Without waiting: timers and frames are tasks of the page, one after the other.
    const script = `
      const tasks: (() => void)[] = [];
      const { port1, port2 } = new MessageChannel();
      port2.onmessage = () => tasks.shift()!();
      const inTask = (task: () => void) => (port1.postMessage(0), tasks.push(task));
      Object.assign(globalThis, {
        setTimeout: inTask,
        requestAnimationFrame: (callback: (now: number) => void) => inTask(() => callback(performance.now())),
      });
      ${scene!.code}
      export const pagesAt = async (orders: number[][]) => {
        const all: string[][] = [];
        for (const order of orders) {
          const shown: string[] = [];
          for (const time of order) {
            await window.__rxMotion.seek(time);
            shown.push(document.body.innerHTML);
          }
          all.push(shown);
        }
        return all;
      };`;
    const { page } = await open({ script, clock: 'real' });
    const times = [0, 0.3, 0.6, 0.8, 1.5];
    const next = random(30);
    const orders = Array.from({ length: 100 }, () => {
      const keyed = times.map((time) => [next(0, 1), time] as const);
      return keyed.sort(([one], [other]) => one - other).map(([, time]) => time);
    });
    const [rising, ...all] = await page.evaluate((them) => exported.pagesAt(them), [times, ...orders]);
    expect(new Set(rising).size).toBe(times.length);
    expect(all).toEqual(orders.map((order) => order.map((time) => rising![times.indexOf(time)]!)));
  });

  it('make the same video on one page and on two', async () => {
    interface Recipe {
      readonly picturesOf: (pages: readonly Page[], fps: number, duration: number) => Promise<Buffer[]>;
    }
    const { picturesOf } = await moduleOf<Recipe>(video!.code);
    const workers = [0, 1, 2].map(async () => (await open({ script: scene!.code, clock: 'real' })).page);
    const [one, ...two] = await Promise.all(workers);
    const [alone, shared] = [await picturesOf([one!], 15, 1), await picturesOf(two, 15, 1)];
    expect(alone).toHaveLength(15);
    expect(alone.every((picture, index) => picture.equals(shared[index]!))).toBe(true);
  });

  it('follow the frames of a composition, in any order', async () => {
    const script = `
      ${remotion!.code}
      import { flushSync } from 'react-dom';
      import { createRoot } from 'react-dom/client';
      const container = createRoot(document.body.appendChild(document.createElement('div')));
      export const styleAt = (time: number) => {
        flushSync(() => container.render(createElement(Title, { time })));
        return document.querySelector('h1')!.style.cssText;
      };`;
    const { page } = await open({ script, clock: 'real' });
    const [there, back] = await page.evaluate(() => {
      const times = [0, 0.4, 0.8, 1, 1.3];
      return [times.map(exported.styleAt), times.reverse().map(exported.styleAt).reverse()] as const;
    });
    expect(there[4]).toBe('opacity: 0.5; transform: translate(120px, 40px) rotate(90deg);');
    expect(there).toEqual(back);
  });
});
