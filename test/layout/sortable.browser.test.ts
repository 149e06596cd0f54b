import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { describeInChromium } from '../browser/chromium.js';
import { fingerOn, mouseOn, type Pointer, press } from '../browser/finger.js';
import { painted } from '../browser/painted.js';

declare const exported: {
  readonly asked: readonly string[];
  readonly end: () => void;
};

/** Lists of cards that a user sorts; the page does what is asked, unless `isRefused`. */
const sorted = (options = '{}', isRefused = false): string => `
  import { sortable$ } from 'rx-motion/layout';
  import { presence } from 'rx-motion/layout';
  import { BehaviorSubject, map } from 'rxjs';
  const containers = [...document.querySelectorAll('.list')];
  const cards = new Map<string, HTMLElement>();
  const lists$ = new BehaviorSubject(containers.map(({ dataset }) => [...dataset.cards]));
  for (const [index, container] of containers.entries())
    presence(container, lists$.pipe(map((lists) => lists[index])), {
      create: (name: string) => {
        const made = Object.assign(document.createElement('button'), { textContent: name, className: 'card' });
        return cards.get(name) ?? (cards.set(name, made), made);
      },
    }).subscribe();
  export const asked: string[] = [];
  const sorting = sortable$(containers, ${options}).subscribe(({ item, from, to }) => {
    const [start, end] = [from, to].map(({ list }) => containers.indexOf(list));
    asked.push(item.textContent + from.index + (start === end ? '' : 'ab'[start]) + to.index + (start === end ? '' : 'ab'[end]));
    const next = lists$.value.map((list) => [...list]);
    if (${isRefused}) return;
    next[end].splice(to.index, 0, ...next[start].splice(from.index, 1));
    lists$.next(next);
  });
  export const end = () => sorting.unsubscribe();`;

const style = `<style>
  body { display: flex; gap: 20px; padding: 20px; align-items: flex-start }
  .list { position: relative; width: 140px; min-height: 40px; padding: 10px }
  .card { display: block; width: 120px; height: 30px; margin: 0 0 10px; padding: 0; border: 0 }
  .grid { display: grid; grid-template-columns: repeat(3, 60px); gap: 10px; width: 220px }
  .grid .card { width: 60px; margin: 0 }
</style>`;
const one = `${style}<div class="list" data-cards="abcd"></div>`;
const two = `${style}<div class="list" data-cards="abc"></div><div class="list" data-cards="xy"></div>`;
const grid = `${style}<div class="list grid" data-cards="abcdefg"></div>`;
const rtl = (body: string): string => `${body}<script>document.documentElement.dir = 'rtl'</script>`;

const orders = (page: Page) =>
  page.evaluate(() => Array.from(document.querySelectorAll('.list'), ({ textContent }) => textContent));
const styles = (page: Page) =>
  page.evaluate(() => {
    const left = Array.from(document.querySelectorAll<HTMLElement>('.card'), (card) => card.style.transform);
    return left.join('') + String(document.querySelectorAll('[data-held]').length);
  });
const middleOf = async (page: Page, name: string): Promise<{ x: number; y: number }> => {
  const { x, y, width, height } = (await page.locator('.card', { hasText: name }).boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
};
const spoken = (page: Page) => page.evaluate(() => document.querySelector('[role=status]')?.textContent);

describeInChromium('sortable$', ({ open }) => {
  const opened = async (script: string, body: string) => {
    const { page, step } = await open({ script, body });
    await step(1 / 8, 6);
    await painted(page);
    return { page, step };
  };

  /** Drags a card by a way in some steps, and checks in each that it is under the pointer. */
  const carry = async (
    { page, step }: Awaited<ReturnType<typeof opened>>,
    pointer: Pointer,
    name: string,
    ...ways: readonly (readonly [x: number, y: number])[]
  ): Promise<void> => {
    const { x, y } = await middleOf(page, name);
    await pointer.down(x, y);
    await pointer.move(x + 2, y + 4);
    await step(1 / 64);
    for (const [right, down] of ways) {
      await pointer.move(x + right, y + down);
      await step(1 / 64);
      await painted(page);
      const now = await middleOf(page, name);
      // It was taken where the drag began.
      expect(Math.hypot(now.x - x - right + 2, now.y - y - down + 4)).toBeLessThan(0.5);
    }
    await pointer.up();
    await step(1 / 8, 8);
    expect(await styles(page)).toBe('0');
  };

  it.each(Object.entries({ mouse: mouseOn, finger: fingerOn }))('sorts a list by a %s', async (_name, pointerOn) => {
    const all = await opened(sorted(), one);
    const pointer = await pointerOn(all.page);
    await carry(all, pointer, 'a', [0, 30], [0, 60], [0, 100]);
    expect(await orders(all.page)).toEqual(['bcad']);
    await carry(all, pointer, 'd', [5, -50], [5, -130]);
    expect(await orders(all.page)).toEqual(['dbca']);
    expect(await spoken(all.page)).toBe('d, 1 / 4');
  });

  it('moves cards between two lists, also into one that is empty', async () => {
    const all = await opened(sorted(), two);
    const mouse = mouseOn(all.page);
    await carry(all, mouse, 'b', [80, 0], [160, 0], [180, 10]);
    expect(await orders(all.page)).toEqual(['ac', 'xby']);
    await carry(all, mouse, 'x', [-170, 10]);
    await carry(all, mouse, 'b', [-180, 10]);
    await carry(all, mouse, 'y', [-180, 70]);
    expect((await orders(all.page))[1]).toBe('');
    const { y } = await middleOf(all.page, 'c');
    // The empty list is short: a card next to its middle is in it.
    await carry(all, mouse, 'c', [170, 40 - y]);
    expect((await orders(all.page))[1]).toBe('c');
  });

  it.each([
    ['left to right', grid, 1],
    ['right to left', rtl(grid), -1],
  ])('sorts a grid that is read from %s', async (_name, body, right) => {
    const all = await opened(sorted(), body);
    const mouse = mouseOn(all.page);
    await carry(all, mouse, 'a', [75 * right, 5], [150 * right, 5]);
    expect(await orders(all.page)).toEqual(['bcadefg']);
    await carry(all, mouse, 'g', [75 * right, -38]);
    expect((await orders(all.page))[0]!.indexOf('g')).toBeGreaterThan(3);
    expect((await orders(all.page))[0]!.indexOf('g')).toBeLessThan(6);
  });

  it('moves the card that has the focus by the arrow keys, in the direction that is seen', async () => {
    const { page } = await opened(sorted(), two);
    await page.locator('.card', { hasText: 'a' }).focus();
    await page.keyboard.press('ArrowDown');
    expect(await orders(page)).toEqual(['bac', 'xy']);
    expect(await spoken(page)).toBe('a, 2 / 3');
    await page.keyboard.press('ArrowRight');
    expect(await orders(page)).toEqual(['bc', 'xay']);
    expect(await spoken(page)).toBe('a, 2 / 3');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    expect(await orders(page)).toEqual(['bc', 'axy']);
    expect(await page.evaluate(() => document.activeElement!.textContent)).toBe('a');
    await page.keyboard.press('ArrowLeft');
    expect((await orders(page))[1]).toBe('xy');
  });

  it.each([
    ['ArrowRight', grid, 'bacdefg'],
    ['ArrowDown', grid, 'bcdaefg'],
    ['ArrowLeft', rtl(grid), 'bacdefg'],
    ['ArrowRight', rtl(grid), 'abcdefg'],
  ])('moves the first card of a grid by %s', async (key, body, expected) => {
    const { page } = await opened(sorted(), body);
    await page.locator('.card', { hasText: 'a' }).focus();
    await page.keyboard.press(key);
    expect(await orders(page)).toEqual([expected]);
  });

  it.each([
    ['a list', one, [0, 60], 'abcd'],
    ['two lists', two, [170, 0], 'abc'],
  ] as const)('puts a card back by Escape: %s', async (_name, body, [right, down], expected) => {
    const { page, step } = await opened(sorted(), body);
    const { x, y } = await middleOf(page, 'a');
    await page.keyboard.press('Escape');
    await press(page, [x, y], [x + 6, y], [x + right, y + down]);
    await step(1 / 64, 2);
    expect((await orders(page))[0]).not.toBe(expected);
    await page.keyboard.press('Escape');
    await page.mouse.move(x + 99, y + 99);
    await step(1 / 8, 8);
    expect((await orders(page))[0]).toBe(expected);
    expect(await styles(page)).toBe('0');
    expect(await spoken(page)).toBe(`a, 1 / ${String(expected.length)}`);
    await page.mouse.up();
  });

  it('sorts a row that is scrolled while a card of it is held', async () => {
    const row = `${style}<style>
      #row { display: flex; overflow-x: auto; width: 300px } #row .card { flex: none; margin: 0 10px 0 0 }
    </style><div class="list" id="row" data-cards="abcdef"></div>`;
    const { page, step } = await opened(sorted(), row);
    const { x, y } = await middleOf(page, 'a');
    await press(page, [x, y], [x + 5, y], [x + 150, y]);
    for (const left of [60, 130, 260]) {
      await page.evaluate((left) => document.querySelector('#row')!.scrollTo(left, 0), left);
      await step(1 / 64, 2);
      await painted(page);
      await page.mouse.move(x + 150, y + 1);
      await step(1 / 64, 2);
      // It was taken after 4 px.
      expect((await middleOf(page, 'a')).x).toBeCloseTo(x + 146, 0);
    }
    await page.mouse.up();
    await step(1 / 8, 8);
    expect(await orders(page)).toEqual(['bcdaef']);
    expect(await styles(page)).toBe('0');
  });

  it('lets a thrown card go on with its velocity in the first frame', async () => {
    const { page, step } = await opened(sorted(), one);
    const throwIt = async (): Promise<void> => {
      const { x, y } = await middleOf(page, 'b');
      await press(page, [x, y]);
      await page.mouse.move(x + 90, y, { steps: 6 });
      await page.mouse.up();
    };
    /** Milliseconds between the last move and the release: a busy machine may let the hand rest. */
    const rest = await page.evaluateHandle(() => {
      const last = { move: 0, rest: 0 };
      document.addEventListener('pointermove', ({ timeStamp }) => (last.move = timeStamp));
      document.addEventListener('pointerup', ({ timeStamp }) => (last.rest = timeStamp - last.move));
      return last;
    });
    await throwIt();
    while ((await rest.evaluate((last) => last.rest)) > 50) {
      await step(1 / 8, 8);
      await throwIt();
    }
    const { x: released } = await middleOf(page, 'b');
    await step(1 / 64);
    const { x: next } = await middleOf(page, 'b');
    expect(next).toBeGreaterThan(released + 1);
    await step(1 / 8, 8);
    expect(await styles(page)).toBe('0');
  });

  it('asks once for a move that the page refuses, and takes the card home', async () => {
    const all = await opened(sorted('{}', true), one);
    await carry(all, mouseOn(all.page), 'a', [0, 50], [0, 55], [0, 60]);
    expect(await orders(all.page)).toEqual(['abcd']);
    expect(await all.page.evaluate(() => exported.asked)).toEqual(['a01']);
    expect(await spoken(all.page)).toBe('');
  });

  it('leaves nothing on a list when it ends while a card is held', async () => {
    const { page } = await opened(sorted(), one);
    const { x, y } = await middleOf(page, 'c');
    await press(page, [x, y], [x + 30, y]);
    await page.evaluate(() => exported.end());
    expect(await styles(page)).toBe('0');
    expect(await page.evaluate(() => document.querySelectorAll('[role=status], [style*=touch]').length)).toBe(0);
    await page.mouse.up();
  });
});
