import { expect, it } from '@jest/globals';
import { describeInChromium } from '../browser/chromium.js';

declare const exported: { readonly run: () => Promise<string[]> };

const application = `
  import { createElement, StrictMode } from 'react';
  import { flushSync } from 'react-dom';
  import { createRoot } from 'react-dom/client';
  import { Subject, of } from 'rxjs';
  import { fadeIn } from 'rx-motion';
  import { useRevealWords } from 'rx-motion/react';
  import { stepsOf } from './test/text/reveal-words.page.ts';

  const frame$ = new Subject();
  function Answer({ html }) {
    const ref = useRevealWords({ enter: fadeIn(1), frame$, reduced$: of(false) });
    return html === null ? null : createElement('p', { ref, dangerouslySetInnerHTML: { __html: html } });
  }

  export async function run() {
    const root = createRoot(document.body.appendChild(document.createElement('div')));
    const seen = [];
    for (const html of ['<b>a</b>', '<b>a</b> b', '<b>a b</b>', null]) {
      flushSync(() => root.render(createElement(StrictMode, null, createElement(Answer, { html }))));
      await Promise.resolve();
      for (const dt of [0, 0.25]) frame$.next(dt);
      const answer = document.querySelector('p');
      seen.push(answer === null ? String(frame$.observed) : stepsOf(answer).join(' '));
    }
    return seen;
  }`;

describeInChromium('useRevealWords', ({ open }) => {
  it('fades in what is new after the mount, however it is rendered, and stops at the unmount', async () => {
    const { page } = await open({ script: application, body: '<main id="text"></main>' });
    expect(await page.evaluate(() => exported.run())).toEqual(['16', '16 4 4', '16 8 8', 'false']);
  });
});
