import { expect, it } from '@jest/globals';
import { describeInChromium } from '../browser/chromium.js';
import { painted } from '../browser/painted.js';

declare const exported: {
  readonly step: (dt: number) => void;
  /** The ids of what was clicked. */
  readonly clicked: readonly string[];
};

const script = `
  import { Subject } from 'rxjs';
  import { play } from 'rx-motion';
  import { flush } from 'rx-motion/dom';
  import { flip } from 'rx-motion/layout';
  const frame$ = new Subject<number>();
  export const clicked: string[] = [];
  const change = () => document.body.classList.toggle('there');
  document.onclick = ({ target }) => {
    clicked.push((target as Element).id);
    // Each click interrupts the motion.
    play(flip('button', change, { duration: 1 }), null, frame$).subscribe();
  };
  export const step = (dt: number) => {
    frame$.next(dt);
    flush();
  };`;

const body = `
  <style>
    button { position: absolute; left: 20px; width: 60px; height: 30px; padding: 0; border: 0 }
    .there button { left: 400px; width: 120px }
    #first { top: 20px }
    #second { top: 80px }
  </style>
  <button id="first">1</button>
  <button id="second">2</button>`;

describeInChromium('a pointer', ({ open }) => {
  it('clicks a gliding element where it is seen, also if each click reverses it', async () => {
    const { page } = await open({ body: `<main id="page" style="height: 300px">${body}</main>`, script });
    const boxOf = async (id: string): Promise<{ x: number; y: number; width: number; height: number }> =>
      (await page.locator(`#${id}`).boundingBox())!;
    await painted(page);
    await page.mouse.click(30, 30);
    for (let round = 0; round < 6; round++) {
      for (const dt of [0, 0.07, 0.05]) await page.evaluate((dt) => exported.step(dt), dt);
      const { x, y, width, height } = await boxOf(round % 2 === 0 ? 'second' : 'first');
      // Near an edge, where only what is seen is.
      const edge = round % 3 === 0 ? 2 : width - 2;
      await page.mouse.click(x + edge, y + height / 2);
    }
    expect(await page.evaluate(() => exported.clicked)).toEqual([
      ...['first', 'second', 'first', 'second', 'first', 'second', 'first'],
    ]);
    // Where the layout puts it, there is nothing to click before it has arrived.
    const { x, width } = await boxOf('first');
    expect([await page.getAttribute('body', 'class'), x + width < 500]).toEqual(['there', true]);
    await page.mouse.click(515, 35);
    expect(await page.evaluate(() => exported.clicked.at(-1))).toBe('page');
  });
});
