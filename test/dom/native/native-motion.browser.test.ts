import { expect, it } from '@jest/globals';
import { describeInChromium } from '../../browser/chromium.js';

declare const exported: {
  /** By how many pixels the browser differs from the run in each of some frames, in which it runs at each rate. */
  readonly follow: (rates: readonly number[]) => Promise<number[]>;
  /** What is left to the browser while something else moves the element, too, and where that is in the end. */
  readonly share: () => Promise<{ before: number; after: number; y: number; seen: number }>;
  /** Where a motion is after 400 ms in which the page's thread was busy, and where its run is. */
  readonly block: () => Promise<{ seen: number; x: number; opacity: string }>;
};

const script = `
  import { scan } from 'rxjs';
  import { frame$, moveBy, moveTo, play, spawn, fadeTo } from 'rx-motion';
  import { domTarget, playNative, styleTo } from 'rx-motion/dom';
  const element = document.querySelector<HTMLElement>('#it')!;
  const target = domTarget(element);
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const seen = () => new DOMMatrix(getComputedStyle(element).transform).e;
  export const follow = async (rates: readonly number[]) => {
    let rate = 1;
    const time$ = frame$.pipe(scan((time, dt) => time + dt * rate, 0));
    const run = playNative(moveBy(20, { x: 4000, y: 0 }), element, { time$ }).subscribe();
    const differences: number[] = [];
    for (let index = 0; index < 6 * rates.length; index++) {
      await frame();
      if (index > 0) differences.push(Math.abs(seen() - target.x));
      rate = rates[Math.floor(index / 6)]!;
    }
    run.unsubscribe();
    return differences;
  };
  export const share = async () => {
    const run = playNative(moveTo(1, { x: 100 }), element).subscribe();
    await frame(); await frame(); await frame();
    const before = element.getAnimations().length;
    await new Promise((complete) => play(moveBy(1.2, { x: 0, y: 30 }), target).subscribe({ complete: complete as () => void }));
    await frame();
    return { before, after: element.getAnimations().length, y: target.y, seen: seen() };
  };
  export const block = async () => {
    const way = spawn(moveTo(2, { x: 200, y: 0 }), styleTo(2, { filter: 'blur(4px)' }), fadeTo(2, 0));
    const run = playNative(way, element).subscribe();
    await frame(); await frame();
    const until = performance.now() + 400;
    while (performance.now() < until);
    await frame();
    const shown = { seen: seen(), x: target.x, opacity: getComputedStyle(element).filter };
    run.unsubscribe();
    return shown;
  };`;

describeInChromium('NativeMotion', ({ open }) => {
  const content = { body: '<p id="it">word</p>', script, clock: 'real' } as const;

  it('keeps the browser where the run is: slower, faster, at rest and backwards', async () => {
    const { page } = await open(content);
    const differences = await page.evaluate(() => exported.follow([1, 0.5, 0, 2, -1, 0, 1, -0.5]));
    // 200 px a second: two milliseconds are 0.4 px.
    expect(Math.max(...differences)).toBeLessThan(0.5);
  });

  it('goes on by frames once something else moves the same numbers', async () => {
    const { page } = await open(content);
    expect(await page.evaluate(() => exported.share())).toEqual({ before: 1, after: 0, y: 30, seen: 100 });
  });

  it('is where it must be after a time in which the thread was busy', async () => {
    const { page } = await open(content);
    const { seen, x, opacity } = await page.evaluate(() => exported.block());
    expect(x).toBeGreaterThan(40);
    expect(seen).toBeCloseTo(x, 0);
    expect(opacity).toMatch(/^blur\(/);
  });
});
