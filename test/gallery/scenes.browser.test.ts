import { beforeAll, expect, it } from '@jest/globals';
import { families } from '../../docs/gallery/scenes/families.js';
import { describeInChromium } from '../browser/chromium.js';
import type { Files } from '../browser/server.js';
import { builtGallery, openGallery } from './built-gallery.js';
import { strayed } from './strayed.js';
import { tryScene } from './try-scene.js';

describeInChromium('each scene of the gallery', ({ open }) => {
  let files: Files;
  beforeAll(() => {
    files = builtGallery();
  });

  it.each(families)(
    'of the family $name ends as it says, shows at a time what it shows whatever way one came, and is alike on canvas and page',
    async ({ ids }) => {
      const { page } = await openGallery(open, files, ids[0]);
      for (const id of ids) expect([id, await page.evaluate(tryScene, id)]).toEqual([id, []]);
    },
  );

  it.each(families)('of the family $name keeps on its stage', async ({ ids }) => {
    const { page } = await openGallery(open, files, 'own');
    const staying = ids.filter((id) => id !== 'choreography'); // whose creature comes from outside, and leaves
    for (const id of staying) expect([id, await page.evaluate(strayed, id)]).toEqual([id, []]);
  });
});
