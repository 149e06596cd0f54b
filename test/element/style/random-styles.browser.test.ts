import { expect, it } from '@jest/globals';
import { describeInChromium } from '../../browser/chromium.js';

const seed = Number(process.env.SEED ?? 1);
const count = Number(process.env.RUNS ?? 400);

declare const exported: { readonly faults: (seed: number, count: number) => string[] };

describeInChromium('styles of all kinds', ({ open }) => {
  it(
    'start, end, turn, stop, go on and are given back exactly',
    async () => {
      const { page } = await open({ script: new URL('./random-styles.page.ts', import.meta.url) });
      expect(await page.evaluate(([seed, count]) => exported.faults(seed, count), [seed, count] as const)).toEqual([]);
    },
    count * 250,
  );
});
