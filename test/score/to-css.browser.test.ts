import { expect, it } from '@jest/globals';
import { describeInChromium } from '../browser/chromium.js';
import type { Difference } from './to-css.page.js';

declare const exported: { readonly difference: (seed: number) => Difference };

describeInChromium('toCSS', ({ open }) => {
  it('shows the same as frames, for 200 random actions and a colour at ten times', async () => {
    const { page } = await open({ script: new URL('to-css.page.ts', import.meta.url), clock: 'real' });
    const all = await page.evaluate(() => Array.from({ length: 200 }, (_, seed) => exported.difference(seed)));
    const wrong = all.filter(({ transform, opacity, color }) => transform > 0.01 || opacity > 0.002 || color > 3);
    expect(wrong).toEqual([]);
  });
});
