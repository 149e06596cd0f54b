import { expect, it } from '@jest/globals';
import { describeInChromium } from '../../browser/chromium.js';
import { shareOf } from '../../browser/share-of.js';
import type { Way } from './random-styles.page.js';

declare const exported: { readonly difference: (seed: number, way: Way) => string | null };

const first = Number(process.env.SEED ?? 0);

describeInChromium('styles that the browser animates', ({ open }) => {
  it.each(['native', 'jumps', 'sheet'] as const)('are those of frames, for random scripts: %s', async (way) => {
    const { page } = await open({ script: new URL('random-styles.page.ts', import.meta.url), clock: 'real' });
    const warnings: string[] = [];
    page.on('console', (message) => warnings.push(message.text()));
    const found = await page.evaluate(
      ({ first, length, way }) => Array.from({ length }, (_, index) => exported.difference(first + index, way)),
      { first, length: shareOf(100), way },
    );
    expect(found.filter((it) => it !== null)).toEqual([]);
    expect(warnings).toEqual([]);
  });
});
