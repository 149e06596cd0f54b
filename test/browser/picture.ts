import type { Locator, Page, PageScreenshotOptions } from 'playwright-core';

/** How often Chromium is asked again: on a busy machine it sometimes has no picture of a page. */
const ATTEMPTS = 3;

/** A PNG of the visible part of a page or of an element. */
export async function pictureOf(
  seen: Page | Locator,
  options: Pick<PageScreenshotOptions, 'clip'> = {},
): Promise<Buffer> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await seen.screenshot(options);
    } catch (error) {
      if (attempt === ATTEMPTS || !String(error).includes('Unable to capture screenshot')) throw error;
    }
  }
}
