import { expect, it } from '@jest/globals';
import { describeInChromium } from '../../browser/chromium.js';
import { touchesOn } from '../../browser/finger.js';
import { shareOf } from '../../browser/share-of.js';

declare const exported: {
  /** Adds a line, at the end or before the first one. */
  readonly add: (pixels: number, isAbove?: boolean) => void;
  /** After everything that the page has to say: pixels to the end, whether it follows, and where the first line is. */
  readonly look: () => Promise<readonly [toEnd: number, follows: boolean, top: number]>;
  /** Shows frames, of 1/60 s unless told, until none are requested; returns the pixels to the end after each. */
  readonly settle: (dt?: number) => Promise<readonly number[]>;
  /** Takes the first line away, and adds one. */
  readonly replace: (removed: number, added: number) => void;
  /** Puts a box into the last line that scrolls by itself. */
  readonly nest: () => void;
  /** Shows so many lines by `presence`. */
  readonly show: (from: number, to: number) => void;
  readonly resume: () => void;
  readonly reduce: () => void;
  readonly end: () => void;
  readonly isIdle: () => boolean;
  readonly random: (seed: number) => Promise<readonly string[]>;
};

const script = `
  import { BehaviorSubject, Subject } from 'rxjs';
  import { followEnd } from 'rx-motion/dom';
  import { presence } from 'rx-motion/layout';
  import { randomFrom } from '${new URL('../../random-from.ts', import.meta.url).pathname}';
  const list = document.querySelector<HTMLElement>('#it')!;
  const [frame$, resume$, reduced$] = [new Subject<number>(), new Subject<void>(), new BehaviorSubject(false)];
  export const add = (pixels, isAbove = false) => {
    const line = document.createElement('p');
    line.style.height = pixels + 'px';
    line.textContent = 'line';
    if (isAbove) list.prepend(line);
    else list.append(line);
  };
  for (let count = 0; count < 10; count++) add(50);
  let follows: boolean | undefined;
  const seen = [];
  const subscription = followEnd(list, { frame$, resume$, reduced$ }).subscribe((value) => { follows = value; seen.push(value); });
  const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const said = async () => { for (let count = 0; count < 3; count++) await painted(); };
  const toEnd = () => list.scrollHeight - list.clientHeight - list.scrollTop;
  export const look = async () => { await said(); return [toEnd(), follows, list.lastElementChild.getBoundingClientRect().top]; };
  export const settle = async (dt = 1 / 60) => {
    await said();
    const places = [];
    while (frame$.observed) {
      frame$.next(dt);
      places.push(toEnd());
      await painted();
    }
    return places;
  };
  export const replace = (removed, added) => {
    list.firstElementChild.style.height = removed + 'px';
    list.offsetHeight;
    list.firstElementChild.remove();
    add(added);
  };
  export const nest = () => {
    list.lastElementChild.innerHTML = '<div id="nested" style="height: 50px; overflow: auto"><div style="height: 500px"></div></div>';
    document.querySelector('#nested').scrollTop = 200;
  };
  const shown$ = new Subject();
  presence(list, shown$, {
    create: () => Object.assign(document.createElement('p'), { textContent: 'line', style: 'height: 60px' }),
    frame$,
  }).subscribe();
  export const show = (from, to) => shown$.next(Array.from({ length: to - from }, (_, index) => from + index));
  export const resume = () => resume$.next();
  export const reduce = () => reduced$.next(true);
  export const end = () => subscription.unsubscribe();
  export const isIdle = () => !frame$.observed;
  /** Adds, resizes and removes lines, and scrolls back and to the end, by chance; returns what is wrong. */
  export const random = async (seed) => {
    const random = randomFrom(seed);
    const wrong = [];
    for (let round = 0; round < ${shareOf(60)}; round++) {
      const kind = Math.floor(random() * 6);
      const line = list.children[Math.floor(random() * list.children.length)];
      if (kind === 0 && list.children.length > 8) line.remove();
      else if (kind === 1) line.style.height = Math.round(20 + 100 * random()) + 'px';
      else if (kind < 4) add(Math.round(20 + 100 * random()), kind === 3 && random() < 0.5);
      else if (kind === 4) { list.scrollTop -= 60; await said(); if (follows) wrong.push(round + ': follows at ' + toEnd()); }
      else if (random() < 0.5) { list.scrollTop = 1e6; await said(); if (!follows) wrong.push(round + ': does not follow'); }
      else { resume(); if (!follows) wrong.push(round + ': did not resume'); }
      await said();
      for (let frames = Math.floor(random() * 5); frames > 0 && frame$.observed; frames--) { frame$.next(1 / 60); await painted(); }
      if (random() < 0.5) continue;
      await settle(random() < 0.5 ? 1 / 60 : 1 / 10);
      if (follows && toEnd() > 1) wrong.push(round + ': ' + toEnd() + ' from the end');
    }
    return wrong;
  };`;
const body = `<style>p { margin: 0; }</style>
  <div id="it" style="position: relative; width: 200px; height: 200px; overflow: auto"></div>`;

describeInChromium('followEnd', ({ open }) => {
  it('is at the end at once, and scrolls there smoothly when content comes', async () => {
    const { page } = await open({ body, script, clock: 'real' });
    expect(await page.evaluate(() => exported.look())).toEqual([0, true, expect.any(Number)]);
    await page.evaluate(() => exported.add(100));
    const places = await page.evaluate(() => exported.settle());
    expect(places[0]).toBeGreaterThan(80);
    expect(places).toEqual([...places].sort((a, b) => b - a));
    expect([places.length > 10, places.length < 60, places.at(-1)]).toEqual([true, true, 0]);
    expect(await page.evaluate(() => exported.isIdle())).toBe(true);
  });

  it('lets go as soon as the user scrolls back by the wheel, and follows again at the end or on request', async () => {
    const { page } = await open({ body, script, clock: 'real' });
    await page.mouse.move(100, 100);
    await page.mouse.wheel(0, -120);
    await page.waitForFunction(() => document.querySelector('#it')!.scrollTop < 290);
    const [, follows, top] = await page.evaluate(() => exported.look());
    expect(follows).toBe(false);
    await page.evaluate(() => exported.add(100));
    expect(await page.evaluate(() => exported.settle())).toEqual([]);
    // What is read stays in its place.
    await page.evaluate(() => exported.add(70, true));
    expect((await page.evaluate(() => exported.look()))[2]).toBe(top + 50);
    await page.evaluate(() => exported.resume());
    expect((await page.evaluate(() => exported.settle())).at(-1)).toBe(0);
    await page.mouse.wheel(0, -120);
    await page.waitForFunction(() => document.querySelector('#it')!.scrollTop < 450);
    expect((await page.evaluate(() => exported.look()))[1]).toBe(false);
    await page.mouse.wheel(0, 4000);
    await page.waitForFunction(() => exported.look().then(([toEnd]) => toEnd === 0));
    expect((await page.evaluate(() => exported.look()))[1]).toBe(true);
  });

  it('lets a key and a script scroll back while it moves', async () => {
    const { page } = await open({ body, script, clock: 'real' });
    await page.evaluate(() => {
      exported.add(300);
      document.querySelector<HTMLElement>('#it')!.tabIndex = 0;
      document.querySelector<HTMLElement>('#it')!.focus();
    });
    await page.evaluate(() => exported.look());
    await page.keyboard.press('Home');
    await page.waitForFunction(() => document.querySelector('#it')!.scrollTop < 100);
    expect((await page.evaluate(() => exported.look()))[1]).toBe(false);
    expect(await page.evaluate(() => exported.settle())).toEqual([]);
  });

  it('lets go by small steps of a finger, while content comes', async () => {
    const { page } = await open({ body, script, clock: 'real' });
    const touch = await touchesOn(page);
    await touch('touchStart', { x: 100, y: 60 });
    for (let step = 1; step <= 60; step++) {
      await touch('touchMove', { x: 100, y: 60 + step });
      if (step % 10 === 0) await page.evaluate(() => exported.add(10));
    }
    await touch('touchEnd');
    const [toEnd, follows] = await page.evaluate(() => exported.look());
    expect([follows, toEnd > 60, await page.evaluate(() => exported.isIdle())]).toEqual([false, true, true]);
  });

  it('goes on following after a pinch, and while a box in it is scrolled by wheel or finger', async () => {
    const { page } = await open({ body, script, clock: 'real' });
    const touch = await touchesOn(page);
    const settled = () => page.evaluate(() => exported.settle());
    await page.evaluate(() => exported.add(100));
    await touch('touchStart', { x: 80, y: 100 }, { x: 120, y: 100 });
    for (let step = 1; step <= 10; step++)
      await touch('touchMove', { x: 80 - step, y: 100 }, { x: 120 + step, y: 100 });
    await touch('touchEnd');
    await settled();
    expect((await page.evaluate(() => exported.look())).slice(0, 2)).toEqual([0, true]);
    await page.evaluate(() => exported.nest());
    const nested = page.locator('#nested');
    const scrolled = () => nested.evaluate(({ scrollTop }) => scrollTop);
    await nested.hover();
    await page.mouse.wheel(0, -60);
    await page.waitForFunction(() => document.querySelector('#nested')!.scrollTop < 150);
    const before = await scrolled();
    const { x, y } = (await nested.boundingBox())!;
    await touch('touchStart', { x: x + 20, y: y + 5 });
    await page.evaluate(() => exported.add(50));
    for (let step = 1; step <= 40; step++) await touch('touchMove', { x: x + 20, y: y + 5 + step });
    await touch('touchEnd');
    await settled();
    expect(await scrolled()).toBeLessThan(before);
    expect((await page.evaluate(() => exported.look())).slice(0, 2)).toEqual([0, true]);
  });

  it.each([
    [50, 80],
    [80, 80],
    [150, 40],
  ])('goes on following when content shrinks above by %i and grows below by %i at once', async (removed, added) => {
    const { page } = await open({ body, script, clock: 'real' });
    await page.evaluate(() => exported.add(200));
    await page.evaluate(() => exported.look());
    await page.evaluate(([removed, added]) => exported.replace(removed, added), [removed, added] as const);
    await page.evaluate(() => exported.settle());
    expect((await page.evaluate(() => exported.look())).slice(0, 2)).toEqual([0, true]);
  });

  it('follows lines that enter and leave by presence', async () => {
    const { page } = await open({ body, script, clock: 'real' });
    for (const [from, to] of [
      [0, 1],
      [0, 5],
      [2, 6],
      [5, 9],
      [5, 20],
    ] as const) {
      await page.evaluate(([from, to]) => exported.show(from, to), [from, to] as const);
      const places = await page.evaluate(() => exported.settle(1 / 20));
      expect((await page.evaluate(() => exported.look())).slice(0, 2)).toEqual([0, true]);
      expect(places.length).toBeGreaterThan(5);
    }
  });

  it('is at the end at once with reduced motion, and leaves nothing behind', async () => {
    const { page } = await open({ body, script, clock: 'real' });
    await page.evaluate(() => exported.add(300));
    await page.evaluate(() => exported.look());
    await page.evaluate(() => exported.reduce());
    expect((await page.evaluate(() => exported.look()))[0]).toBe(0);
    await page.evaluate(() => exported.add(300));
    expect(await page.evaluate(() => exported.look())).toEqual([0, true, expect.any(Number)]);
    expect(await page.evaluate(() => exported.isIdle())).toBe(true);
    await page.evaluate(() => {
      exported.end();
      exported.add(300);
    });
    expect((await page.evaluate(() => exported.look()))[0]).toBe(300);
  });

  it('is at the end whenever it follows, whatever is added, resized, removed or scrolled', async () => {
    const { page } = await open({ body, script, clock: 'real' });
    for (const seed of [3, 12]) expect(await page.evaluate((seed) => exported.random(seed), seed)).toEqual([]);
  });
});
