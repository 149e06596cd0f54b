import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { describeInChromium } from '../browser/chromium.js';
import { examplesIn, root } from './collect.js';

declare const exported: {
  /** Where the box is seen, and when, in the frames before the click and after it. */
  readonly caught: () => Promise<readonly (readonly { readonly time: number; readonly x: number }[])[]>;
};

const file = 'docs/guide/reading-a-motion.md';
const { code } = examplesIn(file, readFileSync(join(root, file), 'utf8')).find((it) => it.code.includes('velocity'))!;

const script = `
  ${code}
  export const caught = async () => {
    const look = async (count: number) => {
      const shown = [];
      for (let frame = 0; frame < count; frame++) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        await new Promise((resolve) => setTimeout(resolve));
        const { x } = box.getBoundingClientRect();
        shown.push({ time: Number(document.timeline.currentTime) / 1000, x });
      }
      return shown;
    };
    const before = await look(25);
    box.click();
    return [before, await look(12)];
  };`;

describeInChromium('a motion of the browser that is caught by a spring', ({ open }) => {
  it('goes on from where it is, with its velocity', async () => {
    const caught = async (): Promise<Awaited<ReturnType<typeof exported.caught>>> => {
      const { page } = await open({ body: '<p id="box" style="width: 50px">box</p>', script, clock: 'real' });
      return page.evaluate(() => exported.caught());
    };
    let [before, after] = await caught();
    // A busy machine leaves out the very frames that show how it goes on.
    const isSmooth = (): boolean =>
      [...before!.slice(-4), ...after!].every(({ time }, index, all) => time - (all[index - 1]?.time ?? time) < 0.05);
    for (let time = 0; time < 20 && !isSmooth(); time++) [before, after] = await caught();
    const [first, last] = [before!.at(-4)!, before!.at(-1)!];
    const velocity = (last.x - first.x) / (last.time - first.time);
    expect(velocity).toBeGreaterThan(100);
    // One that starts at rest turns back at once.
    const farthest = Math.max(...after!.map(({ x }) => x));
    expect(farthest).toBeGreaterThan(last.x + 0.01 * velocity);
    const steps = after!.map(({ time, x }, index) => [
      time - (after![index - 1] ?? last).time,
      x - (after![index - 1] ?? last).x,
    ]);
    for (const [dt, dx] of steps) expect(Math.abs(dx!)).toBeLessThan(1.5 * velocity * Math.max(dt!, 0.016));
  });
});
