import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { describeInChromium } from '../browser/chromium.js';
import { painted } from '../browser/painted.js';
import { examplesIn, root } from './collect.js';

const file = 'docs/recipes/list.md';
const { code } = examplesIn(file, readFileSync(join(root, file), 'utf8')).find((it) => it.code.includes('sortable$'))!;

const rows = [0, 1, 2, 3].map((row) => `<div style="height: ${40 + 10 * row}px">${row}</div>`).join('');
const body = `<style>#list { position: relative } #list > * { margin-bottom: 6px }</style><div id="list">${rows}</div>`;

declare const exported: { readonly heldAt: () => number; readonly transforms: () => string[] };

describeInChromium('a list that is sorted by hand', ({ open }) => {
  it('keeps the held item under the pointer, and leaves no style', async () => {
    const script = `${code}
      export const heldAt = () => list.querySelector('[data-held]')!.getBoundingClientRect().top;
      export const transforms = () => Array.from(list.children as HTMLCollectionOf<HTMLElement>, ({ style }) => style.transform);`;
    const { page, step } = await open({ body, script });
    const all = await page.locator('#list > *').all();
    const pointer = page.mouse;
    const grab = async (item: number): Promise<{ x: number; y: number }> => {
      const { x, y } = (await all[item]!.boundingBox())!;
      await pointer.move(x + 20, y + 10);
      await pointer.down();
      // It counts from here on.
      await pointer.move(x + 24, y + 10);
      return { x, y };
    };
    await painted(page);
    const { x, y } = await grab(1);
    // The others make room while it goes down and up again.
    for (const down of [5, 30, 80, 120, 110, 60, 10, -60]) {
      await pointer.move(x + 24, y + 10 + down);
      await step(1 / 64);
      await painted(page);
      expect(Math.abs((await page.evaluate(() => exported.heldAt())) - (y + down))).toBeLessThan(0.5);
      await step(1 / 64, 3);
    }
    await pointer.up();
    // An item that is still making room can be grabbed, too.
    const from = await grab(2);
    for (const down of [5, 80, 200]) {
      await pointer.move(x + 20, from.y + 10 + down);
      await step(1 / 64, 4);
    }
    await pointer.up();
    await step(1 / 16, 40);
    expect(await page.evaluate(() => exported.transforms())).toEqual(['', '', '', '']);
    expect(await page.locator('#list').textContent()).toBe('1032');
  });
});
