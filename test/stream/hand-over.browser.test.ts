import { expect, it } from '@jest/globals';
import { describeInChromium } from '../browser/chromium.js';

declare const exported: { readonly open: (isOpen: boolean) => void; readonly y: () => number };

/** A dialog of 300 px that a button opens and closes, and a hand pulls; one motion for all. */
const script = `
  import { map, merge, Subject } from 'rxjs';
  import { moveTo } from 'rx-motion';
  import { domTarget, drag$ } from 'rx-motion/dom';
  import { following, handOver, landing, settling } from 'rx-motion/stream';
  const element = document.querySelector<HTMLElement>('#dialog')!;
  const dialog = domTarget(element);
  dialog.y = 300;
  const isOpen$ = new Subject<boolean>();
  const release = (from) => settling(landing(from.time, from.velocity, { stops: [0, 1] }))(from);
  const hand$ = following(drag$(element, { axis: 'y' }), ({ y }) => -y / 300, release);
  merge(isOpen$.pipe(map((isOpen) => settling(isOpen ? 1 : 0))), hand$)
    .pipe(handOver(), moveTo(1, { x: 0, y: 0 }).on(dialog))
    .subscribe();
  export const open = (isOpen) => isOpen$.next(isOpen);
  export const y = () => dialog.y;
`;
const body = '<p id="dialog" style="position: absolute; top: 0; margin: 0; width: 200px; height: 400px">Dialog</p>';

describeInChromium('handOver with a hand', ({ open }) => {
  it('keeps what a hand catches on its way under the hand, and goes on from there', async () => {
    const { page, step } = await open({ script, body });
    const y = (): Promise<number> => page.evaluate(() => exported.y());
    await page.evaluate(() => exported.open(true));
    await step(1 / 64, 8);
    const caught = await y();
    expect(caught).toBeGreaterThan(20);
    expect(caught).toBeLessThan(280);
    await page.mouse.move(50, caught + 60);
    await page.mouse.down();
    expect(await y()).toBeCloseTo(caught, 3);
    // The spring no longer leads.
    await step(1 / 64, 8);
    expect(await y()).toBeCloseTo(caught, 3);
    await page.mouse.move(50, caught + 110, { steps: 4 });
    expect(await y()).toBeCloseTo(caught + 50, 3);
    // A button takes over while it is held, and the hand takes it back where it is.
    await page.evaluate(() => exported.open(false));
    await step(1 / 64, 4);
    const led = await y();
    expect(led).toBeGreaterThan(caught + 50);
    await page.mouse.move(50, caught + 100);
    const taken = await y();
    // At most by the way of the hand.
    expect(Math.abs(taken - led)).toBeLessThan(10.01);
    await page.mouse.move(50, caught - 100);
    expect(await y()).toBeCloseTo(taken - 200, 3);
    await step(0.2, 1);
    await page.mouse.up();
    await step(1 / 16, 40);
    expect([0, 300]).toContain(await y());
  });
});
