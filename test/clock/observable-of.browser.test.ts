import { expect, it } from '@jest/globals';
import { describeInChromium } from '../browser/chromium.js';

declare const exported: { readonly ship: { readonly x: number }; readonly ends: number; frame(dt: number): void };

describeInChromium("the browser's own Observable", ({ open }) => {
  it('drives a run, which ends its subscription', async () => {
    const { page } = await open({
      script: `
        import { moveBy, play } from 'rx-motion';
        export const ship = { x: 0, y: 0 };
        export let ends = 0;
        const page = new EventTarget();
        const frame$ = new globalThis.Observable((subscriber) => {
          subscriber.addTeardown(() => ends++);
          page.addEventListener('frame', ({ detail }) => subscriber.next(detail), { signal: subscriber.signal });
        });
        play(moveBy(1, { x: 8, y: 0 }), ship, frame$).subscribe();
        export const frame = (detail) => page.dispatchEvent(new CustomEvent('frame', { detail }));`,
    });
    const places = await page.evaluate(() =>
      [0, 0.5, 0.5, 0.5].map((dt) => {
        exported.frame(dt);
        return exported.ship.x;
      }),
    );
    expect({ places, ends: await page.evaluate(() => exported.ends) }).toEqual({ places: [0, 4, 8, 8], ends: 1 });
  });
});
