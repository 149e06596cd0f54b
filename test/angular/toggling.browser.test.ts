import { expect, it } from '@jest/globals';
import { describeInChromium } from '../browser/chromium.js';
import { type Change, startOf } from './start.js';

declare const exported: {
  /** Runs `count` random steps, each a toggle or a frame. Returns what was wrong. */
  readonly run: (seed: number, count: number) => Promise<string[]>;
};

/** A panel with a child, and a list, toggled at random; all positions are checked after each frame. */
function application(change: Change, children: 'first' | 'together' | 'never'): string {
  return `
    ${startOf(change)}
    import { Component, signal } from '@angular/core';
    import { moveBy, reverseTime } from 'rx-motion';
    import { appear, vanish } from 'rx-motion/angular';

    const away = moveBy(1, { x: -64, y: 0 });
    const isOpen = signal(false);
    const items = signal([]);
    let left = 0;
    let gone = 0;

    const App = Component({
      selector: 'body',
      template: \`
        @if (open()) { <div class="panel" (animate.enter)="appear($event)" (animate.leave)="leave($event, vanish)"><p><i style="display: block" (animate.enter)="appearInside($event)">i</i></p></div> }
        <ul>@for (item of items(); track item) {
          <li [attr.data-key]="item" (animate.enter)="appear($event)" (animate.leave)="leave($event, vanishItem)"></li>
        }</ul>\`,
    })(class {
      open = isOpen;
      items = items;
      appear = appear(reverseTime(away));
      appearInside = appear(reverseTime(away), { leave: ${children === 'never' ? 'undefined' : 'away'} });
      vanish = vanish(away, { children: ${children === 'never' ? 'undefined' : `'${children}'`} });
      vanishItem = vanish(away, { gap: 0.125 });
      leave(event, listener) {
        left++;
        let isFirst = true;
        listener({ target: event.target, animationComplete: () => {
          if (isFirst) gone++;
          isFirst = false;
          event.animationComplete();
        } });
      }
    });
    const app = await start(App);
    const positionOf = (element) => new DOMMatrix(getComputedStyle(element).transform).e;
    const positions = (selector) => [...document.querySelectorAll(selector)].map(positionOf);

    export async function run(seed, count) {
      const random = () => ((seed = (seed * 16807) % 2147483647) / 2147483647);
      const wrong = [];
      const log = [];
      for (let step = 0; step < count; step++) {
        const before = ['.panel', 'i'].map(positions);
        const kind = random();
        const dt = 1 / 16;
        if (kind < 0.35) {
          isOpen.set(!isOpen());
          app.tick();
          log.push('toggle');
        } else if (kind < 0.5) {
          const all = ['a', 'b', 'c', 'd'];
          items.set(all.filter(() => random() < 0.5));
          app.tick();
          log.push('items ' + items());
        } else {
          await stepFrames(dt, 1);
          log.push('frame');
        }
        await settled();
        const distance = kind < 0.5 ? 0 : 64 * dt;
        ['.panel', 'i'].forEach((selector, index) => {
          const after = positions(selector);
          // What is written has six digits. A new element starts at -64; one that replaces another, or continues, where the other was.
          if (after.length > 1) wrong.push(step + ': ' + after.length + ' of ' + selector);
          if (after.length === 1 && Math.abs(after[0] - (before[index][0] ?? -64)) > distance + 1e-3) {
            wrong.push(log.slice(-8).join(', ') + ': ' + selector + ' from ' + before[index] + ' to ' + after);
          }
          if (isOpen() && after.length === 0) wrong.push(step + ': ' + selector + ' is missing');
        });
      }
      await stepFrames(0.25, 20);
      await settled();
      const end = positions('.panel, i').join();
      if (end !== (isOpen() ? '0,0' : '')) wrong.push('at the end the panel and its child are at ' + end);
      const keys = [...document.querySelectorAll('li')].map((item) => item.dataset.key + positionOf(item)).join();
      if (keys !== items().map((item) => item + '0').join()) wrong.push('at the end the items are ' + keys);
      if (left !== gone) wrong.push(left + ' left, Angular was notified of ' + gone);
      return [...wrong, ...errors];
    }`;
}

for (const change of ['zone', 'zoneless'] as const) {
  describeInChromium(`an Angular application that is toggled at random, ${change}`, ({ open }) => {
    it.each([
      [3, 'never'],
      [5, 'together'],
      [11, 'first'],
    ] as const)('never jumps, ends correctly, and notifies Angular: %i, children leave %s', async (seed, children) => {
      const { page } = await open({ script: application(change, children) });
      expect(await page.evaluate((seed) => exported.run(seed, 200), seed)).toEqual([]);
    });
  });
}
