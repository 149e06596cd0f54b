import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { describeInChromium } from '../../browser/chromium.js';
import { press } from '../../browser/finger.js';
import { painted } from '../../browser/painted.js';

declare const exported: {
  readonly move: (name: string) => void;
  readonly numbers: () => { x: number; y: number };
  /** Moves the card by a group of flips and by an action. Returns what ends its flip. */
  readonly moveApart: () => () => void;
};

const body = `<style>
  #list { position: absolute; left: 50px; top: 40px; width: 300px }
  #list.aside { left: 250px; width: 200px }
  #card { height: 60px; margin: 0; background: teal }
</style><div id="list"><p id="card">A card</p></div>`;

/** What moves a card. Those that end with `NEVER` do it beside the drag. */
const moves: Readonly<Record<string, string>> = {
  'a spring': 'of({ x: 0, y: 0 }, { x: 200, y: 90 }).pipe(spring())',
  'an action': 'play(moveTo(1, { x: 200, y: 90 }), card)',
  'an action that adds': 'play(moveBy(1, { x: 200, y: 90 }), card)',
  'a flip': "(play(flip('#card', toggle, { duration: 1 })).subscribe(), NEVER)",
  'a flip of its size, too': "(play(flip('#card', toggle, { duration: 1, resize: 'size' })).subscribe(), NEVER)",
  'a flip of its parent': "(play(flip('#list', toggle, { duration: 1 })).subscribe(), NEVER)",
  'an action beside the drag': '(play(moveTo(1, { x: 200, y: 90 }), card).subscribe(), NEVER)',
  'an action beside the drag that adds': '(play(moveBy(1, { x: 200, y: 90 }), card).subscribe(), NEVER)',
  'an action with other numbers': '(play(to(1, { x: 200, y: 90, opacity: 0.5 }), card).subscribe(), NEVER)',
  'an action on a crowd': '(play(jumpTo(1, { x: 200, y: 90 }, 50, 3), card, crowd()).subscribe(), NEVER)',
  'a run of a manager': '(manager.runAction(moveTo(1, { x: 200, y: 90 }), card), NEVER)',
  'a spring with a velocity': '(play(springTo({ x: 200, y: 90 }, { velocity: { x: 500 } }), card).subscribe(), NEVER)',
  'a step of a sequence': '(play(sequence(moveBy(1, { x: 90 }), scaleTo(0.5, 1)), card).subscribe(), NEVER)',
  'an action that drives a stream':
    '(frame$.pipe(elapsed(), moveTo(1, { x: 200, y: 90 }).on(card)).subscribe(), NEVER)',
  // So slow that it is still under the pointer when that arrives.
  'the browser itself': '(playNative(moveTo(9, { x: 200, y: 90 }), card.element).subscribe(), NEVER)',
  'an enter': '(enter(card.element, reverseTime(moveBy(1, { x: 200, y: 90 }))).subscribe(), NEVER)',
};

/** A card that is moved, and a hand that may take it at any time. */
const script = `
  import { ActionManager, crowd, elapsed, frame$, jumpTo, moveBy, moveTo, play, reverseTime } from 'rx-motion';
  import { scaleTo, sequence, springTo, to } from 'rx-motion';
  import { domTarget, drag$, enter, playNative } from 'rx-motion/dom';
  import { flip, flipGroup } from 'rx-motion/layout';
  import { spring } from 'rx-motion/stream';
  import { of, NEVER, startWith, Subject, switchMap } from 'rxjs';
  const list = document.querySelector<HTMLElement>('#list')!;
  const card = domTarget(document.querySelector<HTMLElement>('#card')!);
  const manager = new ActionManager(frame$);
  const toggle = () => list.classList.toggle('aside');
  const moves = { ${Object.entries(moves)
    .map(([name, move]) => `'${name}': () => ${move}`)
    .join(', ')} };
  const moves$ = new Subject<string>();
  drag$(card.element)
    .pipe(
      startWith(undefined),
      switchMap((drag) => (drag === undefined ? moves$.pipe(switchMap((name) => moves[name]())) : of(drag))),
    )
    .subscribe((place) => {
      if (typeof place === 'object') Object.assign(card, { x: place.x, y: place.y });
    });
  export const move = (name: string) => moves$.next(name);
  export const numbers = () => ({ x: card.x, y: card.y });
  export const moveApart = () => {
    const group = flipGroup('#card, #other', { duration: 1, resize: 'none' });
    group.before();
    toggle();
    group.after();
    play(moveBy(1, { x: 0, y: 80 }), card).subscribe();
    return () => group.stop(card.element);
  };`;

/** Where the point of the card is seen that is 20 px from its corner, before any scale. */
const placeOf = (page: Page) =>
  page.evaluate(() => {
    const card = document.querySelector<HTMLElement>('#card')!;
    const { x, y, width, height } = card.getBoundingClientRect();
    return { x: x + (20 * width) / card.offsetWidth, y: y + (20 * height) / card.offsetHeight };
  });

describeInChromium('an element that is caught on its way', ({ open }) => {
  it.each(Object.keys(moves))('stays under the hand, and where it is released: %s', async (name) => {
    const { page, step } = await open({ script, body });
    await painted(page);
    await page.evaluate((name) => exported.move(name), name);
    await step(1 / 16, 5);
    const start = await placeOf(page);
    await press(page, [start.x, start.y]);
    // The browser has gone on by its own clock until it was caught.
    const taken = name === 'the browser itself' ? await placeOf(page) : start;
    for (const [x, y] of [
      [0, 0],
      [30, 10],
      [30, 10],
    ] as const) {
      await page.mouse.move(start.x + x, start.y + y);
      await step(1 / 16);
      await painted(page);
      const now = await placeOf(page);
      expect(Math.hypot(now.x - taken.x - x, now.y - taken.y - y)).toBeLessThan(0.5);
    }
    await page.mouse.up();
    // A size, and what is around it, go on.
    const isDone = name !== 'a flip' && name !== 'a flip of its parent';
    const released = await placeOf(page);
    await step(1 / 16, 20);
    const now = await placeOf(page);
    const slid = Math.hypot(now.x - released.x, now.y - released.y);
    expect(isDone ? slid : 0).toBeLessThan(0.5);
  });

  it('has its distance from the layout in its own numbers when it alone is stopped', async () => {
    const { page, step } = await open({
      script,
      body: body.replace('A card</p>', 'A card</p><p id="other">Other</p>'),
    });
    const stop = await page.evaluateHandle(() => exported.moveApart());
    await step(1 / 16, 5);
    const before = await placeOf(page);
    const otherX = () => page.evaluate(() => document.querySelector('#other')!.getBoundingClientRect().x);
    const other = await otherX();
    await stop.evaluate((stop) => stop());
    await step(1 / 16, 4);
    expect(await placeOf(page)).toEqual(before);
    expect((await page.evaluate(() => exported.numbers())).x).toBeCloseTo(before.x - 20 - 250, 3);
    expect(await otherX()).toBeGreaterThan(other);
    await step(1 / 16, 20);
    expect(await placeOf(page)).toEqual(before);
    expect(await otherX()).toBe(250);
  });
});
