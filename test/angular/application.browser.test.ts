import { expect, it } from '@jest/globals';
import { describeInChromium } from '../browser/chromium.js';
import { type Change, startOf } from './start.js';

declare const exported: {
  readonly open: (value: boolean) => Promise<void>;
  readonly set: (items: readonly string[]) => Promise<void>;
  readonly ship: { readonly x: number };
  readonly renders: () => number;
  readonly settled: () => Promise<void>;
  readonly errors: string[];
  readonly inside: () => void;
  readonly leave: (children: 'first' | 'together') => void;
};

/** An application of one component, compiled in the page. */
function application(change: Change): string {
  return `
    ${startOf(change)}
    import { Component, NgZone, afterEveryRender, inject, signal } from '@angular/core';
    import { defineAction, fadeOut, frame$, moveBy, moveTo, play, reverseTime } from 'rx-motion';
    import { appear, injectMotion, vanish } from 'rx-motion/angular';

    const away = moveBy(1, { x: -40, y: 0 });
    const isOpen = signal(false);
    const items = signal([]);
    let renders = 0;
    let order = 'together';
    export const leave = (children) => (order = children);
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
      template: \`
        @if (open()) {
          <div id="box" (animate.enter)="appear($event)" (animate.leave)="vanish($event)"><app-card /></div>
          <div id="bad" (animate.enter)="bad($event)" (animate.leave)="badLeave($event)"></div>
        }
        <ul>@for (item of items(); track item) { <li [attr.data-key]="item" [id]="item" (animate.enter)="appear($event)" (animate.leave)="leaveItem($event)">{{ item }}</li> }</ul>
        \`,
    })(class {
      open = isOpen;
      items = items;
      motion = injectMotion();
      appear = appear(reverseTime(away));
      first = vanish(away, { children: 'first' });
      together = vanish(away, { children: 'together' });
      vanish = (event) => this[order](event);
      leaveItem = vanish(away, { gap: 0.25 });
      bad = appear(defineAction(1, () => { throw new Error('bad entry'); }));
      badLeave = vanish(() => { throw new Error('bad exit'); });
      zone = inject(NgZone);
      constructor() {
        afterEveryRender(() => renders++);
        app = this;
      }
    });
    let app;
    const ref = await start(App);
    export const open = async (value) => { isOpen.set(value); ref.tick(); await settled(); };
    export const set = async (value) => { items.set(value); ref.tick(); await settled(); };
    export { renderCount as renders };
    export const ship = { x: 0, y: 0 };
    export const inside = () => app.zone.run(() => {
      play(moveTo(9, { x: 1, y: 1 }), ship).subscribe();
      frame$.subscribe();
      app.motion.runAction(moveTo(9, { x: 1, y: 1 }), { x: 0, y: 0 });
    });`;
}

for (const change of ['zone', 'zoneless'] as const) {
  describeInChromium(`an Angular application, ${change}`, ({ open }) => {
    async function start() {
      const { page, step } = await open({ script: application(change) });
      const x = (selector: string): Promise<number[]> =>
        page.evaluate(
          (selector) =>
            Array.from(
              document.querySelectorAll(selector),
              (element) => new DOMMatrix(getComputedStyle(element).transform).e,
            ),
          selector,
        );
      return { page, step, x };
    }

    it('causes no rendering by its frames', async () => {
      const { page, step } = await start();
      await page.evaluate(() => exported.inside());
      await page.evaluate(() => exported.settled());
      const before = await page.evaluate(() => exported.renders());
      await step(1 / 60, 60);
      await page.evaluate(() => exported.settled());
      expect(await page.evaluate(() => exported.ship.x)).toBeGreaterThan(0);
      expect(await page.evaluate(() => exported.renders())).toBe(before);
    });

    it('shows elements at their start before the first paint, and until they have left', async () => {
      const { page, step, x } = await start();
      await page.evaluate(() => exported.open(true));
      expect(await x('#box')).toEqual([-40]);
      await step(0.25, 3);
      expect(await x('#box')).toEqual([-20]);
      await page.evaluate(() => exported.open(false));
      expect(await x('#box')).toEqual([-20]);
      await step(0.25);
      expect(await x('#box')).toEqual([-15]);
      await step(0.25, 3);
      await page.evaluate(() => new Promise((done) => setTimeout(done)));
      expect(await x('#box')).toEqual([]);
    });

    it('starts a new element where its predecessor is', async () => {
      const { page, step, x } = await start();
      await page.evaluate(() => exported.open(true));
      await step(0.5, 3);
      await page.evaluate(() => exported.open(false));
      await step(0.25, 2);
      expect(await x('#box')).toEqual([-10]);
      await page.evaluate(() => document.querySelector('#box')!.setAttribute('data-old', ''));
      await page.evaluate(() => exported.open(true));
      expect(await x('[data-old]')).toEqual([]);
      expect(await x('#box')).toEqual([-10]);
      await step(0.125);
      expect(await x('#box')).toEqual([-13.75]);
    });

    // The following does not depend on change detection.
    if (change === 'zone') return;

    it('lets children enter and leave with their parent, across components', async () => {
      const { page, step, x } = await start();
      await page.evaluate(() => exported.open(true));
      expect(await x('#box, app-card')).toEqual([-40, -40]);
      await step(0.5, 3);
      expect(await x('#box, app-card')).toEqual([0, 0]);
      await page.evaluate(() => exported.open(false));
      await step(0.5, 2);
      expect(await x('#box, app-card')).toEqual([-20, -20]);
    });

    it.each([
      ['together', [-10, -10]],
      ['first', [0, -10]],
    ] as const)('starts a new parent and new children where their predecessors are: %s', async (children, places) => {
      const { page, step, x } = await start();
      await page.evaluate((children) => exported.leave(children), children);
      await page.evaluate(() => exported.open(true));
      await step(0.5, 3);
      await page.evaluate(() => exported.open(false));
      await step(0.25, 2);
      expect(await x('#box, app-card')).toEqual(places);
      await page.evaluate(() => document.querySelector('#box')!.setAttribute('data-old', ''));
      await page.evaluate(() => exported.open(true));
      expect(await x('[data-old]')).toEqual([]);
      expect(await x('#box, app-card')).toEqual(places);
      await step(0.25, 20);
      expect(await x('#box, app-card')).toEqual([0, 0]);
    });

    it('reports an error of a callback, and removes the element', async () => {
      const { page, step, x } = await start();
      await page.evaluate(() => exported.open(true));
      expect(await x('#bad')).toEqual([0]);
      await page.evaluate(() => exported.open(false));
      expect(await x('#bad')).toEqual([]);
      expect(await page.evaluate(() => exported.errors)).toEqual(['bad entry', 'bad exit']);
      await step(0.5, 3);
      await page.evaluate(() => exported.open(true));
      expect(await x('#box')).toEqual([-40]);
    });

    it('does not animate list items that only move', async () => {
      const { page, step, x } = await start();
      await page.evaluate(() => exported.set(['a', 'b', 'c']));
      await step(0.5, 3);
      await page.evaluate(() => exported.set(['c', 'b', 'a']));
      expect(await x('li')).toEqual([0, 0, 0]);
      await step(0.5, 1);
      expect(await x('li')).toEqual([0, 0, 0]);
    });

    it('staggers a list that is cleared, from its first item to its last', async () => {
      const { page, step, x } = await start();
      await page.evaluate(() => exported.set(['a', 'b', 'c']));
      await step(0.5, 3);
      expect(await x('li')).toEqual([0, 0, 0]);
      await page.evaluate(() => exported.set([]));
      await step(0.25, 4);
      expect(await x('li')).toEqual([-30, -20, -10]);
      await step(0.25, 3);
      await page.evaluate(() => new Promise((done) => setTimeout(done)));
      expect(await x('li')).toEqual([]);
    });
  });
}
