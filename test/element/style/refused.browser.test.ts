import { expect, it } from '@jest/globals';
import { describeInChromium } from '../../browser/chromium.js';

declare const exported: { readonly faults: (seed: number, count: number) => string[] };

describeInChromium('values that the browser does not understand', ({ open }) => {
  it('are refused by the name of the property, and nothing is written', async () => {
    const { page } = await open({ script: new URL('./refused.page.ts', import.meta.url) });
    const warnings: string[] = [];
    page.on('console', (message) => warnings.push(message.text()));
    expect(await page.evaluate(() => exported.faults(1, 300))).toEqual([]);
    expect(warnings).toEqual([]);
  });
});
