import { expect, it } from '@jest/globals';
import { describeInChromium } from '../browser/chromium.js';

declare const exported: { readonly seen: (to: string | null, ...dts: readonly number[]) => string };

describeInChromium('an element that two pages in React share', ({ open }) => {
  it('glides from one page to the other, and reverses on the way', async () => {
    const { page } = await open({ script: new URL('./shared.page.ts', import.meta.url) });
    const seen = (to: string | null, ...dts: number[]): Promise<string> =>
      page.evaluate(([route, all]) => exported.seen(route, ...all), [to, dts] as const);
    await page.waitForSelector('b', { state: 'attached' });
    expect(await seen('moon', 0)).toBe('i 10 40');
    expect(await seen(null, 0.5)).toBe('i 110 220');
    expect(await seen('list', 0)).toBe('b 110 220');
    expect(await seen(null, 1, 1)).toBe('b 10 40');
  });
});
