import { expect, it } from '@jest/globals';
import { describeInChromium } from '../browser/chromium.js';

declare const exported: typeof import('./path-of.page.js');

describeInChromium('pathOf', ({ open }) => {
  it('goes where the browser draws each shape', async () => {
    const { page } = await open({ script: new URL('path-of.page.ts', import.meta.url) });
    expect(await page.evaluate(() => exported.strays())).toEqual([]);
  });
});
