import { expect, it } from '@jest/globals';
import { PNG } from 'pngjs';
import { describeInChromium } from '../browser/chromium.js';
import { pictureOf } from '../browser/picture.js';
import type * as texts from './texts.page.js';

declare const exported: typeof texts;

describeInChromium('parts of a text', ({ open }) => {
  it.each([
    // Antialiasing differs where a browser draws letters between two pixels, and underlines have gaps.
    ['chars', 0.004],
    ['words', 0.002],
    ['lines', 0],
  ] as const)('are seen at the position of the text itself: %s', async (by, differing) => {
    const { page } = await open({ script: new URL('./texts.page.ts', import.meta.url) });
    await page.setViewportSize({ width: 440, height: 1000 });
    const before = PNG.sync.read(await pictureOf(page));
    const counts = await page.evaluate((by) => exported.split({ by }), by);
    expect(counts[0]).toBe({ chars: 20, words: 5, lines: 1 }[by]);
    const after = PNG.sync.read(await pictureOf(page));
    let pixels = 0;
    for (let at = 0; at < before.data.length; at += 4)
      if ([0, 1, 2].some((part) => Math.abs(before.data[at + part]! - after.data[at + part]!) > 60)) pixels++;
    expect(pixels).toBeLessThanOrEqual((differing * before.data.length) / 4);
  });
});
