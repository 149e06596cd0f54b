import { expect, it } from '@jest/globals';
import { describeInChromium } from '../browser/chromium.js';
import { fingerOn, mouseOn } from '../browser/finger.js';
import { painted } from '../browser/painted.js';
import { shareOf } from '../browser/share-of.js';
import { randomFrom } from '../random-from.js';

declare const exported: {
  readonly begin: (seed: number) => void;
  readonly change: () => void;
  readonly somewhere: () => { readonly x: number; readonly y: number } | undefined;
  readonly pass: (frames: number) => Promise<number>;
  readonly wrong: () => Promise<string[]>;
};

const script = new URL('./hands.page.ts', import.meta.url);

describeInChromium('cards of two lists that change while cards are held', ({ open }) => {
  it.each(Object.entries({ mouse: mouseOn, finger: fingerOn }))(
    'stay under the %s in each frame, and leave no style',
    async (_name, pointerOn) => {
      const { page } = await open({ script });
      await painted(page);
      const pointer = await pointerOn(page);
      const wrong: string[] = [];
      for (let seed = 0; seed < shareOf(100); seed++) {
        const random = randomFrom(1000 + seed);
        await page.evaluate((seed) => exported.begin(seed), seed);
        for (let grab = 0; grab < 2; grab++) {
          await page.evaluate((frames) => exported.pass(frames), Math.floor(4 * random()));
          const start = await page.evaluate(() => exported.somewhere());
          if (start === undefined) break;
          await pointer.down(start.x, start.y);
          for (let step = 0; step < 4; step++) {
            if (random() < 0.6) await pointer.move(20 + 400 * random(), 20 + 300 * random());
            if (random() < 0.7) await page.evaluate(() => exported.change());
            await page.evaluate((frames) => exported.pass(frames), 1 + Math.floor(2 * random()));
          }
          if (random() < 0.2) await page.keyboard.press('Escape');
          await pointer.up();
          // They move a card that has the focus.
          for (const key of ['ArrowDown', 'ArrowRight', 'ArrowLeft', 'ArrowUp'])
            if (random() < 0.2) await page.keyboard.press(key);
          if (random() < 0.5) await page.evaluate(() => exported.change());
        }
        wrong.push(...(await page.evaluate(() => exported.wrong())).map((fault) => `${seed}: ${fault}`));
      }
      expect(wrong).toEqual([]);
      expect(await page.evaluate(() => exported.pass(0))).toBeGreaterThan(shareOf(400));
    },
  );
});
