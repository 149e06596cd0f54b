import { expect, it } from '@jest/globals';
import { describeInChromium } from '../../browser/chromium.js';

const seed = Number(process.env.SEED ?? 1);
/** A page with more animations becomes slow. */
const EACH = 200;
const pages = Math.ceil(Number(process.env.RUNS ?? 400) / EACH);

declare const exported: { readonly faults: (seed: number, count: number) => string[] };

describeInChromium('styles of all kinds', ({ open }) => {
  it.each(Array.from({ length: pages }, (_, index) => seed + index))(
    'start, end, turn, stop, go on and are given back exactly: %d',
    async (seed) => {
      const { page } = await open({ script: new URL('./random-styles.page.ts', import.meta.url) });
      expect(await page.evaluate(([seed, count]) => exported.faults(seed, count), [seed, EACH] as const)).toEqual([]);
    },
  );
});
