import type { Page } from 'playwright-core';
import { pictureOf } from '../browser/picture.js';

/** Everything that a visitor sees of a page: the boxes and looks of its elements, and the pixels of a canvas. */
export async function boxes(page: Page): Promise<string> {
  const hasCanvas = (await page.locator('canvas').count()) > 0;
  const pixels = hasCanvas ? (await pictureOf(page)).toString('base64') : '';
  const seen = await page.evaluate(() =>
    JSON.stringify(
      [...document.body.querySelectorAll('*')].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const { opacity, backgroundColor, borderRadius, clipPath, filter, strokeDasharray, visibility } =
          getComputedStyle(element);
        const value = element instanceof HTMLProgressElement ? element.value : 0;
        return [
          x + scrollX,
          y + scrollY,
          width,
          height,
          visibility,
          opacity,
          backgroundColor,
          borderRadius,
          clipPath,
          filter,
          strokeDasharray,
          element.getAttribute('d'),
          value,
          element.childElementCount,
          element.textContent,
        ];
      }),
    ),
  );
  return `${seen}${pixels}`;
}
