import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { chromiumPath } from './executable.js';
import { type OpenedPage, openPage, type PageContent } from './page.js';
import { Pages } from './pages.js';
import { type PageServer, servePages } from './server.js';

/** Connects to the Chromium that `global-set-up.mjs` has started; `environment.mjs` provides it. */
declare const connectToChromium: () => Promise<Browser>;

/** Passed to the tests of a {@link describeInChromium}. */
export interface Chromium {
  /** Bundles and opens a page; it is gone at the end of the test. */
  readonly open: (content: PageContent) => Promise<OpenedPage>;
}

/**
 * A `describe` whose tests share a context of their own in the run's real Chromium. Use it in files named
 * `*.browser.test.ts` or `*.site.test.ts`.
 *
 * The browser is CHROME_PATH or the system's own. Without a browser, the tests are skipped under a name that says so;
 * with CI=true, they fail. The browser can reach only this process. A test fails if its page logs or throws an error,
 * unless the test removes the error from `errors`: `expect(opened.errors.splice(0)).toEqual([…])`.
 *
 * Time stands still in a page until the test steps it (see {@link OpenedPage.step}), so nothing depends on the speed
 * of the machine. Web Animations and CSS transitions do not follow the steps: they run on the browser's own clock.
 *
 * ```ts
 * import { expect, it } from '@jest/globals';
 * import { describeInChromium } from '../browser/chromium.js';
 *
 * declare const exported: { ship: { x: number } }; // the exports of the page's script
 *
 * describeInChromium('moveTo on a page', ({ open }) => {
 *   it('is halfway at half of the time', async () => {
 *     const { page, step } = await open({
 *       body: '<div id="box"></div>',
 *       script: `
 *         import { moveTo, play } from 'rx-motion';
 *         export const ship = { x: 0, y: 0 };
 *         play(moveTo(1, { x: 100, y: 0 }), ship).subscribe();`,
 *     });
 *     await step(0.25, 3); // three frames; the first one adds no time
 *     expect(await page.evaluate(() => exported.ship.x)).toBe(50);
 *   });
 * });
 * ```
 *
 * @param name As for `describe`.
 * @param tests Defines the tests; they may call `open` any number of times.
 */
export function describeInChromium(name: string, tests: (chromium: Chromium) => void): void {
  if (chromiumPath() !== undefined) describe(name, () => drive(tests));
  else if (process.env.CI === 'true') describe(name, () => it('finds Chromium', missing));
  else
    describe.skip(`${name} (skipped: no Chromium on this machine; install it or set CHROME_PATH)`, () =>
      it('needs Chromium', missing));
}

function drive(tests: (chromium: Chromium) => void): void {
  const opened: OpenedPage[] = [];
  let browser: Browser;
  let pages: Pages;
  let server: PageServer;

  jest.setTimeout(120_000);
  beforeAll(async () => {
    server = await servePages();
    browser = await connectToChromium();
    const context = await browser.newContext();
    // Jest has the only limit.
    context.setDefaultTimeout(0);
    pages = new Pages(context);
  });
  afterEach(async () => {
    await pages.release();
    expect(opened.splice(0).flatMap(({ errors }) => errors)).toEqual([]);
  });
  afterAll(async () => {
    await browser.close();
    await server.close();
  });

  tests({
    open: async (content) => {
      const page = await openPage(pages, server, content);
      opened.push(page);
      return page;
    },
  });
}

function missing(): never {
  throw new Error('no Chromium found: install the package chromium or set CHROME_PATH to its executable');
}
