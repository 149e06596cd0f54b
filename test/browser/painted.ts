import type { Page } from 'playwright-core';

/** Waits until a page has been painted: Chromium drops the input that comes before. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Sizes are observed once a frame: the second time, the first frame has been painted.
    for (let frame = 0; frame < 2; frame++) {
      await new Promise((done) => {
        new ResizeObserver(done).observe(document.body);
      });
    }
  });
}
