import { expect, it } from '@jest/globals';
import { describeInChromium } from '../../browser/chromium.js';

declare const exported: {
  readonly seen: number[];
  /** Each velocity at a scroll event, and pixels per second since the event before. */
  readonly moves: (readonly [velocity: number, expected: number])[];
  readonly scroll: () => Promise<void>;
};

describeInChromium('scrollVelocity$', ({ open }) => {
  it('follows smooth scrolling to its end', async () => {
    const { page } = await open({
      body: '<div style="height: 5000px"></div>',
      clock: 'real',
      script: `
        import { scrollVelocity$ } from 'rx-motion/dom';
        export const seen: number[] = [];
        scrollVelocity$(document.documentElement).subscribe((velocity) => seen.push(velocity));
        export const moves: [number, number][] = [];
        let [at, top] = [-Infinity, 0];
        document.addEventListener('scroll', ({ timeStamp }) => {
          const seconds = Math.max(1, timeStamp - at) / 1000;
          moves.push([seen.at(-1)!, seconds > 0.1 ? 0 : (scrollY - top) / seconds]);
          [at, top] = [timeStamp, scrollY];
        });
        export const scroll = async () => {
          // On a busy machine all of it may be a jump, which has no velocity.
          for (let turn = 1; !moves.some(([, expected]) => expected > 500); turn++) {
            const ended = new Promise((done) => document.addEventListener('scrollend', done, { once: true }));
            scrollTo({ top: 2000 * (turn % 2), behavior: 'smooth' });
            await ended;
          }
        };`,
    });
    await page.evaluate(() => exported.scroll());
    await page.waitForFunction(() => exported.seen.at(-1) === 0);
    for (const [velocity, expected] of await page.evaluate(() => exported.moves))
      expect(velocity).toBeCloseTo(expected, 3);
  });
});
