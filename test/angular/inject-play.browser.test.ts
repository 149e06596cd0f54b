import { expect, it } from '@jest/globals';
import { describeInChromium } from '../browser/chromium.js';
import { type Change, startOf } from './start.js';

declare const exported: {
  /** Clicks the button, as a user does. */
  readonly toggle: () => void;
  readonly height: () => number;
  readonly written: () => string;
  readonly renderings: () => number;
  readonly destroy: () => void;
};

/** The panel of the page about Angular. */
const application = (change: Change): string => `
  ${startOf(change)}
  import { Component, afterRenderEffect, signal } from '@angular/core';
  import { injectPlay } from 'rx-motion/angular';
  import { domTarget, styleTo } from 'rx-motion/dom';

  let rendered = 0;
  const open = signal(false);
  const App = Component({
    selector: 'body',
    template: \`
      <button (click)="open.set(!open())">Details</button> {{ count() }}
      <div id="panel" style="height: 0; overflow: hidden"><div style="height: 80px"></div></div>\`,
  })(class {
    open = open;
    count = () => ((rendered++, ''));
    play = injectPlay();
    constructor() {
      afterRenderEffect((onCleanup) => {
        const height = styleTo(0.5, { height: open() ? 'auto' : 0 });
        const running = this.play(height, domTarget(document.querySelector('#panel'))).subscribe();
        onCleanup(() => running.unsubscribe());
      });
    }
  });
  const app = await start(App);
  app.tick();
  const panel = document.querySelector('#panel');
  export const toggle = () => { document.querySelector('button').click(); app.tick(); };
  /** What was written, also once the element has left the page. */
  export const written = () => panel.style.height;
  export const height = () => panel.getBoundingClientRect().height;
  export const renderings = () => rendered;
  export const destroy = () => app.destroy();`;

describeInChromium('injectPlay in an application', ({ open }) => {
  it.each(['zone', 'zoneless'] as const)(
    'opens, reverses halfway, and renders nothing in frames: %s',
    async (change) => {
      const { page, step } = await open({ script: application(change) });
      const height = () => page.evaluate(() => exported.height());
      await step(0.25, 4);
      expect(await height()).toBe(0);
      await page.evaluate(() => exported.toggle());
      const rendered = await page.evaluate(() => exported.renderings());
      await step(0, 1);
      await step(0.25, 1);
      expect(await height()).toBe(40);
      expect(await page.evaluate(() => exported.renderings())).toBe(rendered);
      await page.evaluate(() => exported.toggle());
      await step(0, 1);
      await step(0.25, 1);
      expect(await height()).toBe(20);
      await page.evaluate(() => exported.destroy());
      await step(0.25, 2);
      expect(await page.evaluate(() => exported.written())).toBe('20px');
    },
  );
});
