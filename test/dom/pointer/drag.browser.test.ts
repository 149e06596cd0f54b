import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { describeInChromium } from '../../browser/chromium.js';
import { press, swipe } from '../../browser/finger.js';
import { painted } from '../../browser/painted.js';

declare const exported: {
  readonly begin: (axis?: 'x' | 'y') => void;
  readonly end: () => void;
  readonly drags: readonly { readonly isHeld: boolean; readonly velocity: { readonly x: number } }[];
};

/** A card that goes where it is dragged, on a page that scrolls. */
const script = `
  import { domTarget, drag$ } from 'rx-motion/dom';
  const card = domTarget(document.querySelector('#card'));
  let subscription;
  export const drags = [];
  export const begin = (axis) => {
    subscription = drag$(card.element, { axis }).subscribe((drag) => {
      drags.push(drag);
      card.x = drag.x;
      card.y = drag.y;
    });
  };
  export const end = () => subscription.unsubscribe();`;
const body = `<style>#card { position: absolute; left: 100px; top: 80px; margin: 0; width: 90px; height: 60px }</style>
  <div style="height: 3000px"><p id="card">A card with a text</p></div>`;

const place = (page: Page) =>
  page.evaluate(() => {
    const { x, y } = document.querySelector('#card')!.getBoundingClientRect();
    return { x, y, scrolled: scrollY };
  });

describeInChromium('drag$', ({ open }) => {
  it('does not drag by a field in the card, but by a button or an editable card', async () => {
    const fields = body.replace(
      'A card',
      '<input type="range" value="0" style="width: 80px; margin: 0"><button>A</button>',
    );
    const { page } = await open({ script, body: fields });
    const drags = async (selector: string) => {
      const { x, y, height } = (await page.locator(selector).boundingBox())!;
      await press(page, [x + 8, y + height / 2]);
      await page.mouse.move(x + 60, y + height / 2, { steps: 4 });
      await page.mouse.up();
      return page.evaluate(() => exported.drags.length > 0);
    };
    await page.evaluate(() => exported.begin());
    await painted(page);
    expect(await drags('input')).toBe(false);
    expect(Number(await page.locator('input').inputValue())).toBeGreaterThan(50);
    expect(await drags('button')).toBe(true);
    const edited = await open({ script, body: body.replace('id="card"', 'id="card" contenteditable') });
    await edited.page.evaluate(() => exported.begin());
    await painted(edited.page);
    await edited.page.mouse.move(130, 110);
    await edited.page.mouse.down();
    expect(await edited.page.evaluate(() => exported.drags.length)).toBe(1);
    await edited.page.mouse.up();
  });

  it.each([
    [undefined, 'none', { x: 160, y: 30, scrolled: 0 }],
    ['x', 'pan-y pinch-zoom', { x: 160, y: 80, scrolled: 0 }],
  ] as const)('follows a finger along %s', async (axis, touchAction, expected) => {
    const { page, step } = await open({ script, body });
    await page.evaluate((axis) => exported.begin(axis), axis);
    await painted(page);
    const style = () => page.evaluate(() => document.querySelector<HTMLElement>('#card')!.style.touchAction);
    expect(await style()).toBe(touchAction);
    await swipe(page, { x: 130, y: 110 }, { x: 60, y: axis === 'x' ? -10 : -50 });
    await step(0, 1);
    expect(await place(page)).toMatchObject(expected);
    await page.evaluate(() => exported.end());
    expect(await style()).toBe('');
  });

  it('lets a finger scroll the page along the other axis', async () => {
    const { page, step } = await open({ script, body });
    await page.evaluate(() => exported.begin('x'));
    await painted(page);
    await swipe(page, { x: 130, y: 110 }, { x: 5, y: -70 });
    await page.waitForFunction(() => scrollY > 0, undefined, { polling: 20 });
    await step(0, 1);
    expect(await page.evaluate(() => exported.drags.at(-1))).toMatchObject({ isHeld: false, velocity: { x: 0 } });
  });
});
