import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { spring } from 'rx-motion/stream';
import { from, Subject } from 'rxjs';
import { describeInChromium } from '../browser/chromium.js';
import { examplesIn, root } from './collect.js';

declare const exported: {
  /** What was seen before the click and after it. */
  readonly caught: () => Promise<readonly [before: Look[], after: Look[]]>;
};

/** The seconds that each frame since the last look counts, and where the box is seen. */
interface Look {
  readonly dts: readonly number[];
  readonly x: number;
}

const file = 'docs/guide/reading-a-motion.md';
const { code } = examplesIn(file, readFileSync(join(root, file), 'utf8')).find((it) => it.code.includes('velocity'))!;

const script = `
  // If the thread is busy beyond a frame, the spring starts at what the user has seen, which a script cannot read.
  performance.now = () => Number(document.timeline.currentTime);
  import { frame$ } from 'rx-motion';
  ${code}
  export const caught = async () => {
    const shown = [];
    let dts = [];
    const look = async () => {
      await new Promise(requestAnimationFrame);
      await new Promise((resolve) => setTimeout(resolve));
      const x = box.getBoundingClientRect().x - box.offsetLeft;
      shown.push({ dts, x });
      dts = [];
      return x;
    };
    while (await look() < 100);
    const before = shown.splice(0);
    box.click();
    frame$.subscribe((dt) => { dts.push(dt); });
    for (let count = 0; count < 12; count++) await look();
    return [before, shown];
  };`;

describeInChromium('a motion of the browser that is caught by a spring', ({ open }) => {
  it('continues from its position, with its velocity', async () => {
    const { page } = await open({ body: '<p id="box" style="width: 50px">box</p>', script, clock: 'real' });
    const [before, after] = await page.evaluate(() => exported.caught());
    const { x } = before.at(-1)!;
    // Of 300 px in 1 s along `sineInOut`.
    const velocity = 150 * Math.PI * Math.sqrt(1 - (1 - x / 150) ** 2);
    const expected = followed(x, velocity, after);
    // A spring that starts at rest is 20 px away from that after 0.1 s.
    after.forEach((look, index) => {
      expect(Math.abs(look.x - expected[index]!)).toBeLessThan(4);
    });
  });
});

/** Where a spring from `start` to 0 is at each look; several frames may come between two looks. */
function followed(start: number, velocity: number, looks: readonly Look[]): number[] {
  const frame$ = new Subject<number>();
  let x = start;
  from([start, 0])
    .pipe(spring({ duration: 0.8, velocity, frame$ }))
    .subscribe((value) => (x = value));
  return looks.map(({ dts }) => {
    for (const dt of dts) frame$.next(dt);
    return x;
  });
}
