import { expect, it } from '@jest/globals';
import { describeInChromium } from '../browser/chromium.js';
import { pictureOf } from '../browser/picture.js';
import { sheetFiles as files } from './sheet-files.js';
import type * as StylePage from './sprite-frame-style.page.js';

declare const exported: typeof StylePage;

describeInChromium('spriteFrameStyle', ({ open }) => {
  it.each(['toys-upright.plist', 'toys-format-2.plist', 'toys.plist', 'toys.json', 'toys.xml', 'toys.atlas'])(
    'makes elements show the frames of %s as they were before packing',
    async (sheet) => {
      const { page } = await open({ script: new URL('./sprite-frame-style.page.ts', import.meta.url), files });
      await page.evaluate((sheet) => exported.show(sheet), sheet);
      const screenshot = (await pictureOf(page)).toString('base64');
      expect(await page.evaluate((screenshot) => exported.notIn(screenshot), screenshot)).toEqual([]);
    },
  );

  it('shows frames that are rotated in a texture in any direction, and enlarged in it', async () => {
    const { page } = await open({ script: new URL('./sprite-frame-style.page.ts', import.meta.url), files });
    await page.evaluate(() => exported.showLaid());
    const screenshot = (await pictureOf(page)).toString('base64');
    expect(await page.evaluate((screenshot) => exported.notIn(screenshot), screenshot)).toEqual([]);
  });
});
