import type { Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { pictureOf } from './picture.js';

/** The visible colours at some points of a page, as `#rrggbb`. */
export async function pixelsAt(page: Page, places: readonly (readonly [x: number, y: number])[]): Promise<string[]> {
  // Decoded here: sending some thousand points to the page takes a second.
  const { data, width } = PNG.sync.read(await pictureOf(page));
  return places.map(([x, y]) => {
    const at = (y * width + x) * 4;
    return `#${data.toString('hex', at, at + 3)}`;
  });
}
