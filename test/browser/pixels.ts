import type { Page } from 'playwright-core';
import { PNG } from 'pngjs';

/** The colours that are seen at some places of a page, as `#rrggbb`. */
export async function pixelsAt(page: Page, places: readonly (readonly [x: number, y: number])[]): Promise<string[]> {
  // Read here: a page takes a second to be given some thousand places.
  const { data, width } = PNG.sync.read(await page.screenshot());
  return places.map(([x, y]) => {
    const at = (y * width + x) * 4;
    return `#${data.toString('hex', at, at + 3)}`;
  });
}
