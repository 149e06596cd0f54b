import type { Page } from 'playwright-core';

/**
 * Compares two pictures: the fraction of clearly different pixels, or 1 if the sizes differ. The page reads the
 * pictures.
 */
export function differingPart(page: Page, one: Uint8Array, other: Uint8Array): Promise<number> {
  const urls = [one, other].map((png) => `data:image/png;base64,${Buffer.from(png).toString('base64')}`);
  return page.evaluate(async ([first = '', second = '']) => {
    const pixelsOf = async (url: string): Promise<ImageData> => {
      const image = await createImageBitmap(await (await fetch(url)).blob());
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
      context.drawImage(image, 0, 0);
      return context.getImageData(0, 0, image.width, image.height);
    };
    const [a, b] = await Promise.all([pixelsOf(first), pixelsOf(second)]);
    if (a.width !== b.width || a.height !== b.height) return 1;
    let differing = 0;
    for (let index = 0; index < a.data.length; index += 4) {
      const farthest = Math.max(
        ...[0, 1, 2].map((channel) => Math.abs(a.data[index + channel]! - b.data[index + channel]!)),
      );
      if (farthest > 40) differing++;
    }
    return differing / (a.width * a.height);
  }, urls);
}
