import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { describeInChromium } from '../../browser/chromium.js';
import { fingerOn, mouseOn, press } from '../../browser/finger.js';
import { painted } from '../../browser/painted.js';
import { randomFrom } from '../../random-from.js';

interface Seen {
  readonly x: number;
  readonly y: number;
  readonly inside: { readonly x: number; readonly y: number };
  readonly velocity: { readonly x: number; readonly y: number };
  readonly isHeld: boolean;
  readonly top: number;
  readonly hand: number;
}

declare const exported: {
  readonly drags: readonly Seen[];
  readonly clicks: () => number;
  readonly putInside: () => number;
};

/** Drags a card. Notes with each drag how far the list is scrolled, and where the pointer is. */
const dragged = (options: string): string => `
  import { domTarget, drag$, flush } from 'rx-motion/dom';
  const card = domTarget(document.querySelector<HTMLElement>('#card')!);
  const list = document.querySelector('#list')!;
  let [count, hand] = [0, 0];
  export const clicks = () => count;
  card.element.addEventListener('click', () => count++);
  for (const name of ['pointerdown', 'pointermove', 'pointerup'])
    addEventListener(name, (event) => (hand = (event as PointerEvent).clientY), { capture: true });
  export const drags: any[] = [];
  /** Puts the card within the edges. Returns where its right edge is then. */
  export const putInside = () => {
    Object.assign(card, drags.at(-1).inside);
    flush();
    return card.element.getBoundingClientRect().right;
  };
  drag$(card.element, ${options}).subscribe((drag) => {
    drags.push({ ...drag, top: list?.scrollTop ?? 0, hand });
    Object.assign(card, { x: drag.x, y: drag.y });
  });`;

const body = `<style>
  #card { position: absolute; left: 100px; top: 80px; width: 100px; height: 400px; background: teal }
  #list { height: 300px; overflow: auto } #list p { height: 50px; margin: 0 }
</style><div id="card"><div id="list">${'<p>A row</p>'.repeat(20)}</div></div>`;

const drags = (page: Page): Promise<readonly Seen[]> => page.evaluate(() => exported.drags);

describeInChromium('the options of drag$', ({ open }) => {
  it('after: a press that ends before it counts is a click, and then the drag begins without a jump', async () => {
    const { page } = await open({ script: dragged('{ after: 6 }'), body });
    await painted(page);
    await press(page, [150, 100], [154, 100]);
    await page.mouse.up();
    expect(await drags(page)).toEqual([]);
    expect(await page.evaluate(() => exported.clicks())).toBe(1);
    await press(page, [150, 100], [156, 100], [176, 110]);
    await page.mouse.up();
    expect((await drags(page)).map(({ x, y, isHeld }) => ({ x, y, isHeld }))).toEqual([
      { x: 0, y: 0, isHeld: true },
      { x: 20, y: 10, isHeld: true },
      { x: 20, y: 10, isHeld: false },
    ]);
    expect(await page.evaluate(() => exported.clicks())).toBe(1);
  });

  it('after: a quick drag is at most that far from the pointer', async () => {
    const { page } = await open({ script: dragged('{ after: 6 }'), body });
    await painted(page);
    await press(page, [150, 100], [210, 180]);
    await page.mouse.up();
    const [first] = await drags(page);
    expect(first!.x).toBeCloseTo(60 - 3.6);
    expect(first!.y).toBeCloseTo(80 - 4.8);
  });

  it.each([
    [
      { x: 30, y: 8 },
      { x: 30, y: 0 },
    ],
    [
      { x: -5, y: 20 },
      { x: 0, y: 20 },
    ],
  ])('axis: lock keeps to the axis along which the pointer moves first: %j', async (way, expected) => {
    const { page } = await open({ script: dragged("{ axis: 'lock' }"), body });
    await painted(page);
    await press(page, [150, 100], [150 + way.x / 10, 100 + way.y / 10], [150 + way.x, 100 + way.y]);
    expect((await drags(page)).at(-1)).toMatchObject(expected);
    await page.mouse.move(150 + way.x + 60, 100 + way.y + 60);
    expect((await drags(page)).at(-1)).toMatchObject({ [way.x > 20 ? 'y' : 'x']: 0 });
    await page.mouse.up();
  });

  it.each([
    '{ left: 20, top: 60, right: 320, bottom: 540 }',
    '() => document.querySelector("main")!.getBoundingClientRect()',
  ])('within: stretches beyond the edges, and knows the place inside: %s', async (within) => {
    const main = '<main style="position: absolute; left: 20px; top: 60px; width: 300px; height: 480px"></main>';
    const { page } = await open({ script: dragged(`{ within: ${within} }`), body: main + body });
    await painted(page);
    await press(page, [150, 100], [200, 100]);
    expect((await drags(page)).at(-1)).toMatchObject({ x: 50, inside: { x: 50 } });
    await page.mouse.move(150 + 120 + 50, 100);
    expect((await drags(page)).at(-1)).toMatchObject({ x: 120 + 20, inside: { x: 120, y: 0 } });
    await page.mouse.move(150, 100 - 20 - 5000);
    const far = (await drags(page)).at(-1)!;
    expect(far.inside).toEqual({ x: 0, y: -20 });
    expect(far.y).toBeGreaterThan(-120);
    await page.mouse.up();
  });

  it('within: keeps the edges of a card that is scaled, rotated and scrolled with its parent', async () => {
    const { page } = await open({
      script: dragged('{ within: { left: 0, top: 0, right: 500, bottom: 400 } }'),
      body: `<div style="height: 3000px"><div style="position: absolute; left: 290px; top: 60px; transform: rotate(90deg) scale(0.5)">${body.replace('left: 100px; top: 80px', 'left: 20px; top: 0')}</div></div>`,
    });
    await painted(page);
    await page.evaluate(() => scrollBy(0, 20));
    const box = (await page.locator('#card').boundingBox())!;
    await press(page, [box.x + 5, box.y + 5], [box.x + 15, box.y + 5], [box.x + 800, box.y + 5]);
    const right = await page.evaluate(() => exported.putInside());
    expect(right).toBeCloseTo(500, 1);
    await page.mouse.up();
  });

  it.each(Object.entries({ mouse: mouseOn, finger: fingerOn }))(
    'scroller: what a %s moves is scrolled or dragged, and nothing is lost',
    async (_name, pointerOn) => {
      const { page, step } = await open({
        script: dragged("{ axis: 'y', scroller: list, within: { top: 80 } }"),
        body,
      });
      await painted(page);
      const pointer = await pointerOn(page);
      const random = randomFrom(5);
      for (let gesture = 0; gesture < 6; gesture++) {
        await page.evaluate((top) => {
          document.querySelector('#list')!.scrollTop = top;
        }, 100 * random());
        const before = (await drags(page)).length;
        const start = await page.evaluate(() => document.querySelector('#list')!.getBoundingClientRect().top + 20);
        await pointer.down(150, start);
        for (let move = 0; move < 12; move++) await pointer.move(150, start + 250 * (random() - 0.3));
        await step(1 / 64, 2);
        const seen = (await drags(page)).slice(before);
        expect(seen.length).toBeGreaterThan(4);
        for (const { y, top, hand } of seen) {
          const [first] = seen as [Seen];
          expect(Math.abs(hand - first.hand - (y - first.y - (top - first.top)))).toBeLessThan(1);
          // It never opens further than the edge: the list has room.
          expect(y).toBeGreaterThan(-0.01);
        }
        await pointer.up();
        await page.evaluate(() => document.querySelector('#card')!.removeAttribute('style'));
        await step(1 / 64, 1);
      }
    },
  );

  it('scroller: scrolls up to the start, moves the sheet, and comes back the same way', async () => {
    const { page, step } = await open({ script: dragged("{ axis: 'y', scroller: list, within: { top: 80 } }"), body });
    await painted(page);
    await page.evaluate(() => (document.querySelector('#list')!.scrollTop = 60));
    const finger = await fingerOn(page);
    const at = async (y: number) => {
      await finger.move(150, 200 + y);
      await painted(page);
      const { y: moved, top } = (await drags(page)).at(-1)!;
      return { moved, top };
    };
    await finger.down(150, 200);
    expect(await at(40)).toEqual({ moved: 0, top: 20 });
    expect(await at(100)).toEqual({ moved: 40, top: 0 });
    expect(await at(70)).toEqual({ moved: 10, top: 0 });
    expect(await at(20)).toEqual({ moved: 0, top: 40 });
    expect(await at(-30)).toEqual({ moved: 0, top: 90 });
    // Together: they count for the speed.
    await Promise.all([finger.move(150, 160), finger.move(150, 150), finger.move(150, 140), finger.up()]);
    await painted(page);
    // The list coasts, the sheet does not.
    const { velocity } = (await drags(page)).at(-1)!;
    expect(Math.abs(velocity.y)).toBeLessThan(1);
    await step(1 / 64, 20);
    expect(await page.evaluate(() => document.querySelector('#list')!.scrollTop)).toBeGreaterThan(140);
  });
});
