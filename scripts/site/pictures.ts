import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { differingPart } from '../../test/gallery/differing-part.js';
import { root } from '../package/entry-points.js';
import { alive, type SiteCheck, visit } from './site-check.js';

const pages = [
  'index',
  'guide/getting-started',
  'guide/the-model',
  'guide/easing',
  'guide/springs-and-interruption',
  'gallery/index',
  'gallery/bezier-to',
  'gallery/drag',
  'reference/clock',
  'cocos2d-x',
];
const sizes = { desktop: [1280, 800], tablet: [820, 1180], phone: [390, 844] } as const;
/** The size of the pictures: so small that text is grey, and only the layout is compared. */
const keptWidth = 128;
const mostDiffering = 0.03;
const folder = join(root, 'scripts/site/pictures');

/**
 * Ten pages look unchanged, on desktop, tablet and phone, light and dark. `UPDATE_PICTURES=1` replaces the pictures.
 */
export const checkPictures: SiteCheck = async (site) => {
  const faults: string[] = [];
  let count = 0;
  mkdirSync(folder, { recursive: true });
  const page = await site.context.newPage();
  // Nothing moves by itself.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of pages) {
    for (const [size, [width, height]] of Object.entries(sizes)) {
      await page.setViewportSize({ width, height });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await visit(page, site, path);
        await alive(page);
        const picture = await shrunk(page, await page.screenshot({ animations: 'disabled' }));
        const name = `${path.replaceAll('/', '-')}-${size}-${colorScheme}.png`;
        const file = join(folder, name);
        if (process.env.UPDATE_PICTURES === '1' || !existsSync(file)) writeFileSync(file, picture);
        const part = await differingPart(page, picture, readFileSync(file));
        if (part > mostDiffering) faults.push(`${name} differs in ${(part * 100).toFixed(1)} % of its pixels`);
        count++;
      }
    }
  }
  await page.close();
  return { summary: `${count} pictures`, faults };
};

async function shrunk(page: Page, picture: Uint8Array): Promise<Buffer> {
  const url = `data:image/png;base64,${Buffer.from(picture).toString('base64')}`;
  const small = await page.evaluate(
    async ([url, width]) => {
      const image = await createImageBitmap(await (await fetch(url)).blob());
      const canvas = document.createElement('canvas');
      canvas.width = width;
      canvas.height = Math.round((image.height / image.width) * width);
      const context = canvas.getContext('2d')!;
      context.imageSmoothingQuality = 'high';
      context.drawImage(image, 0, 0, canvas.width, canvas.height);
      return canvas.toDataURL('image/png');
    },
    [url, keptWidth] as const,
  );
  return Buffer.from(small.split(',')[1]!, 'base64');
}
