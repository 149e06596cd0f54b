import { expect, it } from '@jest/globals';
import { describeInChromium } from '../browser/chromium.js';

declare const exported: {
  /** Runs so many random programs on two lists. Returns what was wrong in the end, or when a list changed. */
  readonly run: (count: number) => Promise<string[]>;
};

/** Random programs, each on two lists. */
const COUNT = 300;

/** Two lists of the same items, whose leaving elements are taken out of the flow or keep their room. */
function application(change: 'zone' | 'zoneless'): string {
  return `
    ${change === 'zone' ? "import 'zone.js';" : ''}
    import '@angular/compiler';
    import { Component, Directive, ErrorHandler, MAX_ANIMATION_TIMEOUT, provideZoneChangeDetection, provideZonelessChangeDetection, signal } from '@angular/core';
    import { bootstrapApplication } from '@angular/platform-browser';
    import { Subject } from 'rxjs';
    import { fadeOut, moveBy, reverseTime, spawn } from 'rx-motion';
    import { appear, injectFlip, provideMotion, vanish } from 'rx-motion/angular';
    import { flush } from 'rx-motion/dom';
    import { STEP, breaksOf } from './test/layout/continuity.ts';
    import { DISPLAYS, misplaced } from './test/layout/misplaced.ts';

    document.head.append(Object.assign(document.createElement('style'), { textContent: \`
      ul { position: relative; gap: 4px; width: 300px; border: 1px solid; padding: 3px }
      .wait { position: absolute; top: 300px }
      li { display: block; height: 20px; border-radius: 4px }\` }));
    const frame$ = new Subject();
    const away = spawn(fadeOut(640 * STEP), moveBy(640 * STEP, { x: 40 }));
    const items = signal([]);
    const errors = [];

    const Pop = Directive({ selector: '.pop' })(class { constructor() { injectFlip(); } });
    const Wait = Directive({ selector: '.wait' })(class { constructor() { injectFlip({ leaving: 'wait' }); } });
    const item = \`@for (item of items(); track item) {
      <li [attr.data-key]="item" (animate.enter)="appear($event)" (animate.leave)="vanish($event)">item {{ item }}</li>
    }\`;
    const App = Component({
      selector: 'body',
      imports: [Pop, Wait],
      template: \`<ul class="pop">\${item}</ul><ul class="wait">\${item}</ul>\`,
    })(class {
      items = items;
      appear = appear(reverseTime(away));
      vanish = vanish(away);
    });
    const app = await bootstrapApplication(App, { providers: [
      ${change === 'zone' ? 'provideZoneChangeDetection()' : 'provideZonelessChangeDetection()'},
      provideMotion({ frame$, reducedMotion: false }),
      { provide: MAX_ANIMATION_TIMEOUT, useValue: 100_000 },
      { provide: ErrorHandler, useValue: { handleError: (error) => errors.push(String(error)) } },
    ] });
    const { port1, port2 } = new MessageChannel();
    port1.start();
    // A message in between: nested timers are clamped to 4 ms.
    const message = () => new Promise((done) => { port1.onmessage = done; port2.postMessage(0); });
    const settled = async () => { for (let task = 0; task < 2; task++) { await message(); await new Promise((done) => setTimeout(done)); } };

    async function faults(seed) {
      for (const list of document.querySelectorAll('ul')) {
        list.style.cssText = DISPLAYS[seed % DISPLAYS.length];
        list.classList.toggle('changed');
      }
      await settled();
      for (const dt of [0, 1]) frame$.next(dt);
      const random = () => ((seed = (seed * 16807) % 2147483647) / 2147483647);
      const wrong = [];
      for (let round = 0; round < 2 + 5 * random(); round++) {
        const change = () => {
          items.set([0, 1, 2, 3, 4, 5, 6, 7].filter(() => random() < 0.6).sort(() => random() - 0.5));
          app.tick();
        };
        if (random() < 0.6) {
          // Ended elements are removed before.
          await settled();
          const all = document.querySelectorAll('li');
          wrong.push(...(await breaksOf(all, frame$, () => { change(); return settled(); })));
        } else {
          change();
          // Frames come after microtasks.
          await null;
        }
        for (let frame = 0; frame < 12 * random() * random(); frame++) frame$.next(STEP * Math.floor(200 * random()));
      }
      for (let frame = 0; frame < 20; frame++) {
        frame$.next(0.1);
        if (frame % 5 === 4) await settled();
      }
      flush();
      for (const list of document.querySelectorAll('ul')) {
        const shown = [...list.children].map((element) => element.dataset.key).join();
        if (shown !== items().join()) wrong.push(shown + ' instead of ' + items().join());
        wrong.push(...misplaced(list));
        for (const element of list.children)
          if (element.style.cssText !== '' || element.inert) wrong.push(list.className + ' "' + element.style.cssText + '"');
      }
      if (frame$.observed) wrong.push('frames are still observed');
      return wrong;
    }

    export async function run(count) {
      const wrong = [];
      for (let seed = 1; seed <= count; seed++) wrong.push(...(await faults(7919 * seed)).map((fault) => seed + ': ' + fault));
      return [...wrong, ...errors];
    }`;
}

for (const change of ['zone', 'zoneless'] as const) {
  describeInChromium(`lists of an Angular application that change at random, ${change}`, ({ open }) => {
    it('end with the elements of the last list, each once, without added styles', async () => {
      const { page } = await open({ script: application(change) });
      expect(await page.evaluate((count) => exported.run(count), COUNT)).toEqual([]);
    });
  });
}
