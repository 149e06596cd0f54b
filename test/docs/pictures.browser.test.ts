import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { transform } from 'esbuild';
import type { Page } from 'playwright-core';
import { describeInChromium } from '../browser/chromium.js';
import { examplesIn, root } from './collect.js';

declare const exported: {
  readonly styleAt: (time: number) => string;
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
