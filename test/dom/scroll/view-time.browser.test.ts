import { expect, it } from '@jest/globals';
import { describeInChromium } from '../../browser/chromium.js';
import { runInPages } from '../../browser/in-page.js';
import type * as layouts from './view-layouts.page.js';
import { cases } from './view-time.page.js';

declare const exported: typeof layouts;

describeInChromium('viewTime', ({ open }) => {
  it.each([
    [1, 1],
    [2, 1],
    [3, 1.5],
  ])('agrees with the ViewTimeline of the browser: seed %d, zoom %d', async (seed, zoom) => {
    const { page } = await open({ script: new URL('./view-layouts.page.ts', import.meta.url), clock: 'real' });
    expect(await page.evaluate(([seed, zoom]) => exported.differences(seed, 100, zoom), [seed, zoom] as const)).toEqual(
      [],
    );
  });
});

runInPages('viewTime', new URL('./view-time.page.ts', import.meta.url), cases);
