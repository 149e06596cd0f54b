import { expect, it } from '@jest/globals';
import { describeInChromium } from '../browser/chromium.js';
import { type Change, startOf } from './start.js';

declare const exported: {
  readonly open: (value: boolean) => Promise<void>;
  readonly ship: { readonly x: number };
  readonly renders: () => number;
  readonly settled: () => Promise<void>;
  readonly inside: () => void;
};

/** An application with a box that enters and leaves, and a component of its own in it. */
const application = (change: Change): string => `
  ${startOf(change)}
  import { Component, NgZone, afterEveryRender, inject, signal } from '@angular/core';
  import { frame$, moveBy, moveTo, play, reverseTime } from 'rx-motion';
  import { appear, injectMotion, vanish } from 'rx-motion/angular';

  const away = moveBy(1, { x: -40, y: 0 });
  const isOpen = signal(false);
  let renders = 0;
  export const renderCount = () => renders;

  const Card = Component({
    selector: 'app-card',
    host: { '(animate.enter)': 'appear($event)', '(animate.leave)': 'vanish($event)' },
    template: '<b>card</b>',
  })(class {
    appear = appear(reverseTime(away), { leave: away });
    vanish = vanish(away);
  });
  const App = Component({
    selector: 'body',
    imports: [Card],
    template: \`@if (open()) {
      <div id="box" (animate.enter)="appear($event)" (animate.leave)="vanish($event)"><app-card /></div>
    }\`,
  })(class {
    open = isOpen;
    motion = injectMotion();
    appear = appear(reverseTime(away));
    vanish = vanish(away, { children: 'together' });
    zone = inject(NgZone);
    constructor() {
      afterEveryRender(() => renders++);
      app = this;
    }
  });
  let app;
  const ref = await start(App);
  export const open = async (value) => { isOpen.set(value); ref.tick(); await settled(); };
  export { renderCount as renders };
  export const ship = { x: 0, y: 0 };
  export const inside = () => app.zone.run(() => {
    play(moveTo(9, { x: 1, y: 1 }), ship).subscribe();
    frame$.subscribe();
    app.motion.runAction(moveTo(9, { x: 1, y: 1 }), { x: 0, y: 0 });
  });`;

describeInChromium('an Angular application', ({ open }) => {
  it.each(['zone', 'zoneless'] as const)('causes no rendering by its frames: %s', async (change) => {
    const { page, step } = await open({ script: application(change) });
    await page.evaluate(() => exported.inside());
    await page.evaluate(() => exported.settled());
    const before = await page.evaluate(() => exported.renders());
    await step(1 / 60, 60);
    await page.evaluate(() => exported.settled());
    expect(await page.evaluate(() => exported.ship.x)).toBeGreaterThan(0);
    expect(await page.evaluate(() => exported.renders())).toBe(before);
  });

  it('lets children enter and leave with their parent, across components', async () => {
    const { page, step } = await open({ script: application('zoneless') });
    const places = (): Promise<number[]> =>
      page.evaluate(() =>
        Array.from(
          document.querySelectorAll('#box, app-card'),
          (element) => new DOMMatrix(getComputedStyle(element).transform).e,
        ),
      );
    await page.evaluate(() => exported.open(true));
    expect(await places()).toEqual([-40, -40]);
    await step(0.5, 3);
    expect(await places()).toEqual([0, 0]);
    await page.evaluate(() => exported.open(false));
    await step(0.5, 2);
    expect(await places()).toEqual([-20, -20]);
  });
});
