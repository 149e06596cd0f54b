import { expect, it } from '@jest/globals';
import { describeInChromium } from '../browser/chromium.js';
import { startOf } from './start.js';

declare const exported: { readonly run: () => Promise<string[]> };

const application = `
  ${startOf()}
  import { Component, Directive, signal } from '@angular/core';
  import { of, Subject } from 'rxjs';
  import { fadeIn } from 'rx-motion';
  import { injectRevealWords, provideMotion } from 'rx-motion/angular';
  import { stepsOf } from './test/text/reveal-words.page.ts';

  const frame$ = new Subject();
  const html = signal('<b>a</b>');
  const Words = Directive({ selector: 'p' })(class { constructor() { injectRevealWords({ enter: fadeIn(1) }); } });
  const App = Component({
    selector: 'body',
    imports: [Words],
    template: \`@if (html() !== null) { <p [innerHTML]="html()"></p> }\`,
  })(class { html = html; });

  export async function run() {
    const app = await start(App, provideMotion({ frame$, reduced$: of(false) }));
    const seen = [];
    for (const text of ['<b>a</b>', '<b>a</b> b', '<b>a b</b>', null]) {
      html.set(text);
      app.tick();
      await Promise.resolve();
      for (const dt of [0, 0.25]) frame$.next(dt);
      const answer = document.querySelector('p');
      seen.push(answer === null ? String(frame$.observed) : stepsOf(answer).join(' '));
    }
    return seen;
  }`;

describeInChromium('injectRevealWords', ({ open }) => {
  it('fades in what is new after the first rendering, however it is rendered, and stops at the end', async () => {
    const { page } = await open({ script: application, body: '<main id="text"></main>' });
    expect(await page.evaluate(() => exported.run())).toEqual(['16', '16 4 4', '16 8 8', 'false']);
  });
});
