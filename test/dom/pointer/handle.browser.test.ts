import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { describeInChromium } from '../../browser/chromium.js';
import { press } from '../../browser/finger.js';
import { painted } from '../../browser/painted.js';

declare const exported: { readonly seen: readonly number[] };

/** A window that is moved by its title bar. */
const windowed = (drags: string): string => `
  import { domTarget, drag$ } from 'rx-motion/dom';
  const card = domTarget(document.querySelector<HTMLElement>('#card')!);
  const head = document.querySelector<HTMLElement>('#head')!;
  ${drags}.subscribe(({ x, y }) => Object.assign(card, { x, y }));`;
const body = `<style>#card { position: absolute; left: 100px; top: 100px; width: 200px }</style>
  <div id="card"><div id="head">title</div><div id="text" style="overflow: auto">A text to select</div></div>`;

const cornerOf = (page: Page) =>
  page.evaluate(() => {
    const { x, y } = document.querySelector('#card')!.getBoundingClientRect();
    return { x, y };
  });

describeInChromium('an element with a handle', ({ open }) => {
  it.each(["drag$(card.element, { from: '#head' })", 'drag$(card.element, { from: head })', 'drag$(head)'])(
    'goes on from where it is at each grab: %s',
    async (drags) => {
      const { page, step } = await open({ script: windowed(drags), body });
      await painted(page);
      const pull = async (fromX: number, fromY: number, x: number, y: number): Promise<void> => {
        await press(page, [fromX, fromY], [fromX + x / 2, fromY + y / 2], [fromX + x, fromY + y]);
        await step(1 / 64);
        await painted(page);
      };
      await pull(110, 105, 50, 40);
      expect(await cornerOf(page)).toEqual({ x: 150, y: 140 });
      await page.mouse.up();
      await pull(160, 145, 2, 2);
      expect(await cornerOf(page)).toEqual({ x: 152, y: 142 });
      // And the layout may change meanwhile.
      await page.evaluate(() => (document.querySelector<HTMLElement>('#card')!.style.left = '300px'));
      await step(1 / 64);
      await painted(page);
      expect(await cornerOf(page)).toEqual({ x: 152, y: 142 });
      await page.mouse.up();
    },
  );

  it('does not jump at the first grab if it was moved before', async () => {
    const { page, step } = await open({ script: windowed('card.x = 30; drag$(head)'), body });
    await painted(page);
    await press(page, [140, 105], [150, 105]);
    await step(1 / 64);
    await painted(page);
    expect(await cornerOf(page)).toEqual({ x: 140, y: 100 });
    await page.mouse.up();
  });

  it('is not taken for an element around it that moves by itself', async () => {
    const script = `
      import { drag$ } from 'rx-motion/dom';
      export const seen: number[] = [];
      drag$(document.querySelector('#head')).subscribe(({ x }) => seen.push(x));`;
    const { page, step } = await open({ script, body });
    await painted(page);
    await press(page, [140, 105]);
    for (const x of [10, 20, 30]) {
      await page.mouse.move(140 + x, 105);
      await page.evaluate(
        (x) => (document.querySelector<HTMLElement>('#card')!.style.transform = `translateX(${x * 7}px)`),
        x,
      );
      await step(1 / 64);
      await painted(page);
    }
    expect(await page.evaluate(() => exported.seen)).toEqual([0, 10, 20, 30]);
    await page.mouse.up();
  });

  it('keeps touch and selection everywhere else', async () => {
    const { page } = await open({ script: windowed("drag$(card.element, { from: '#head' })"), body });
    await painted(page);
    expect(
      await page.evaluate(() =>
        ['#card', '#head', '#text'].map((one) => document.querySelector<HTMLElement>(one)!.style.touchAction),
      ),
    ).toEqual(['', 'none', '']);
    await press(page, [101, 125]);
    await page.mouse.move(280, 126, { steps: 4 });
    await page.mouse.up();
    expect(await page.evaluate(() => String(getSelection()))).toBe('A text to select');
    expect(await cornerOf(page)).toEqual({ x: 100, y: 100 });
  });
});
