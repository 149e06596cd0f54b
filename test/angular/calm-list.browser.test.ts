import { expect, it } from '@jest/globals';
import { describeInChromium } from '../browser/chromium.js';
import { startOf } from './start.js';

declare const exported: { readonly run: () => Promise<string[]> };

const application = `
  ${startOf()}
  import { Component, Directive, signal } from '@angular/core';
  import { Subject } from 'rxjs';
  import { fadeOut, moveBy, reverseTime, spawn } from 'rx-motion';
  import { appear, injectFlip, provideMotion, vanish } from 'rx-motion/angular';
  import { unrest } from './test/layout/calm.ts';

  const frame$ = new Subject();
  const away = spawn(fadeOut(1), moveBy(1, { x: 40 }));
  const items = signal([]);
  const Flip = Directive({ selector: 'ul' })(class { constructor() { injectFlip(); } });
  const App = Component({
    selector: 'body',
    imports: [Flip],
    template: \`<ul style="position: relative; display: flex">@for (item of items(); track item) {
      <li [attr.data-key]="item" (animate.enter)="appear($event)" (animate.leave)="vanish($event)">{{ item }}</li>
    }</ul>\`,
  })(class {
    items = items;
    appear = appear(reverseTime(away));
    vanish = vanish(away);
  });

  export async function run() {
    const app = await start(App, provideMotion({ frame$ }));
    const show = (list) => { items.set(list); app.tick(); };
    return unrest({ container: document.querySelector('ul'), frame$, show, settled });
  }`;

describeInChromium('a list in Angular, of a user who prefers less motion', ({ open }) => {
  it('fades briefly in place, and does not move', async () => {
    const { page, errors } = await open({ script: application });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await page.evaluate(() => exported.run())).toEqual([]);
    expect(errors).toEqual([]);
  });
});
