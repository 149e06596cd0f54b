import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { describeInChromium } from '../../browser/chromium.js';
import { press } from '../../browser/finger.js';
import { painted } from '../../browser/painted.js';
import { swipe } from '../../browser/swipe.js';

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
    return { x, y, selected: String(getSelection()), scrolled: scrollY };
  });

describeInChromium('drag$', ({ open }) => {
  it('keeps a card exactly under the mouse, also when the page scrolls', async () => {
    const { page, step } = await open({ script, body });
    await page.evaluate(() => exported.begin());
    await painted(page);
    await press(page, [130, 110]);
    await page.mouse.move(170, 150, { steps: 4 });
    await step(0, 1);
    expect(await place(page)).toEqual({ x: 140, y: 120, selected: '', scrolled: 0 });
    await page.evaluate(() => scrollTo(0, 50));
    await page.mouse.move(175, 150);
    await step(0, 1);
    expect(await place(page)).toEqual({ x: 145, y: 120, selected: '', scrolled: 50 });
    await page.mouse.up();
    expect(await page.evaluate(() => exported.drags.at(-1)!.isHeld)).toBe(false);
  });

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

  it('ends when the button was released out of sight of the page, as in a menu', async () => {
    const { page, step } = await open({ script, body });
    await page.evaluate(() => exported.begin());
    await painted(page);
    await press(page, [130, 110]);
    await page.mouse.move(170, 150, { steps: 4 });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 300, y: 300, buttons: 0 });
    await step(0, 1);
    expect(await page.evaluate(() => exported.drags.at(-1))).toMatchObject({ isHeld: false, velocity: { x: 0 } });
    expect(await place(page)).toMatchObject({ x: 140, y: 120 });
  });

  const shape = '<g transform="rotate(90 50 50)"><circle id="card" cx="50" cy="50" r="10" /></g>';
  it.each([
    `<svg width="400" height="400" viewBox="0 0 100 100">${shape}</svg>`,
    '<main style="zoom: 2; padding: 80px"><p id="card" style="width: 40px; height: 40px; margin: 0">A card</p></main>',
  ])('keeps an element with its own units under the mouse: %s', async (body) => {
    const { page, step } = await open({ script, body: `<style>body { margin: 0 }</style>${body}` });
    await page.evaluate(() => exported.begin());
    await painted(page);
    await press(page, [200, 200]);
    await page.mouse.move(260, 240, { steps: 4 });
    await step(0, 1);
    expect(await place(page)).toMatchObject({ x: 220, y: 200 });
    await page.mouse.up();
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
