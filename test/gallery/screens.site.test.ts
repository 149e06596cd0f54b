import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { pictureOf } from '../browser/picture.js';
import { describeSite } from '../site/open-site.js';
import { differingPart } from './differing-part.js';
import { styleInside } from './style-inside.js';

/** Scenes without words, and the time of their pictures. `UPDATE_SCREENS=1` updates the pictures. */
const screens = [
  { id: 'bezier-to', time: 1 },
  { id: 'choreography', time: 3.5 },
  { id: 'orbit-camera', time: 0.4 },
  { id: 'skew-to', time: 0.5 },
  { id: 'sprite-tint', time: 0.4 },
  { id: 'progress-from-to', time: 0.6 },
];

/** Elements that would cover the stage. */
const bare = ':is(.VPNav, .VPSidebar, .VPLocalNav) { display: none }';

/** Puts the stage at whole pixels, whatever the fonts of the machine. */
const alone =
  '.stage-frame { position: fixed; z-index: 9; inset: 0 auto auto 0; width: 448px; border: 0; border-radius: 0 }';

describeSite('pictures of the gallery', ({ visit }) => {
  it.each(screens)('$id looks as before, in light and in dark', async ({ id, time }) => {
    const { page } = await visit(`gallery/${id}`);
    await page.waitForSelector('rx-scene[data-ready]');
    await page.click('.play');
    await page.addStyleTag({ content: bare });
    await page.locator('rx-scene').evaluate(styleInside, alone);
    await page.locator('.scrubber').evaluate((scrubber, to) => {
      (scrubber as HTMLInputElement).value = String(to);
      scrubber.dispatchEvent(new Event('input'));
    }, time);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const picture = await pictureOf(page.locator('.stage-frame'));
      const path = join(import.meta.dirname, 'screens', `${id}-${colorScheme}.png`);
      if (process.env.UPDATE_SCREENS === '1') writeFileSync(path, picture);
      expect(await differingPart(page, picture, readFileSync(path))).toBeLessThan(0.01);
    }
  });

  it('sees a difference', async () => {
    const { page } = await visit('index');
    const read = (name: string): Buffer => readFileSync(join(import.meta.dirname, 'screens', `${name}.png`));
    expect(await differingPart(page, read('bezier-to-light'), read('bezier-to-light'))).toBe(0);
    expect(await differingPart(page, read('bezier-to-light'), read('skew-to-light'))).toBeGreaterThan(0.05);
  });
});
