import { expect, it } from '@jest/globals';
import { describeInChromium } from '../../browser/chromium.js';
import { press, touchesOn } from '../../browser/finger.js';
import { painted } from '../../browser/painted.js';
import { shareOf } from '../../browser/share-of.js';
import { randomFrom } from '../../random-from.js';

declare const exported: {
  readonly begin: (context: string) => void;
  readonly middle: () => { readonly x: number; readonly y: number };
  readonly remove: () => void;
  readonly putBack: () => void;
  readonly resize: (wide: boolean) => void;
  readonly left: (isEnd: boolean) => Promise<string[]>;
};

const contexts = ['on a page', 'zoomed by 150 %', 'from right to left', 'in a shadow root', 'in an iframe'];

describeInChromium('random gestures', ({ open }) => {
  it.each(contexts)('keep a card under the pointer, and leave no listener, frame or style: %s', async (context) => {
    const { page, step } = await open({ script: new URL('./gestures.page.ts', import.meta.url) });
    const devtools = await page.context().newCDPSession(page);
    const touch = await touchesOn(page);
    await page.evaluate((context) => exported.begin(context), context);
    await painted(page);
    const random = randomFrom(7);
    const count = shareOf(60);
    const wrong: string[] = [];
    for (let gesture = 0; gesture < count; gesture++) {
      const start = await page.evaluate(() => exported.middle());
      const [byTouch, kind] = [random() < 0.5, random()];
      let at = start;
      if (byTouch) await touch('touchStart', at);
      else {
        await press(page, [at.x, at.y]);
      }
      for (let move = 0; move < 3; move++) {
        at = { x: at.x + 60 * (random() - 0.4), y: at.y + 60 * (random() - 0.4) };
        const fingers = kind < 0.2 ? [at, { x: 20 * move, y: 300 }] : [at];
        if (byTouch) await touch(kind < 0.2 && move === 0 ? 'touchStart' : 'touchMove', ...fingers);
        else await page.mouse.move(at.x, at.y);
        if (move === 1 && kind >= 0.2 && kind < 0.35) {
          await page.evaluate(() => exported.remove());
          await step(1 / 64);
          await painted(page);
        }
        if (move === 1 && kind >= 0.35 && kind < 0.5)
          await page.evaluate((wide) => exported.resize(wide), random() < 0.5);
      }
      if (kind >= 0.5) {
        await painted(page);
        await step(1 / 64);
        const now = await page.evaluate(() => exported.middle());
        const far = Math.hypot(now.x - at.x, now.y - at.y);
        if (far > 0.5) wrong.push(`${gesture}: ${far} px away`);
      }
      if (byTouch) await touch(kind >= 0.8 ? 'touchCancel' : 'touchEnd');
      else if (kind >= 0.9) {
        await page.keyboard.press('Escape');
        await page.mouse.move(at.x + 30, at.y);
        await page.mouse.up();
      } else if (kind >= 0.8) {
        // Released where the page does not see it.
        await devtools.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...at, buttons: 0 });
        await page.mouse.up();
      } else await page.mouse.up();
      await page.evaluate(() => exported.putBack());
      const left = await page.evaluate((isEnd) => exported.left(isEnd), gesture === count - 1);
      wrong.push(...left.map((one) => `${gesture}: ${one}`));
      await page.evaluate(() => exported.resize(false));
    }
    expect(wrong).toEqual([]);
  });
});
