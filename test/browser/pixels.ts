import type { Page } from 'playwright-core';

/** The colours that are seen at some places of a page, as `#rrggbb`. */
export async function pixelsAt(page: Page, places: readonly (readonly [x: number, y: number])[]): Promise<string[]> {
  const picture = (await page.screenshot()).toString('base64');
  return page.evaluate(
    async ({ picture, places }) => {
      const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
      context.drawImage(image, 0, 0);
      const { data, width } = context.getImageData(0, 0, image.width, image.height);
      return places.map(([x, y]) => {
        const at = (y * width + x) * 4;
        return `#${[...data.slice(at, at + 3)].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
      });
    },
    { picture, places },
  );
}
