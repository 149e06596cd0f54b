import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type BrowserContext, chromium } from 'playwright-core';
import { chromiumArguments, chromiumPath } from './executable.js';
import { openPage, type OpenedPage, type PageContent } from './page.js';
import { type PageServer, servePages } from './server.js';

/** What the tests of one `describeInChromium` get. */
export interface Chromium {
  /** Bundles and opens a page; it is closed after the test that opened it. */
  readonly open: (content: PageContent) => Promise<OpenedPage>;
}

/**
 * A `describe` whose tests drive a real Chromium, one browser for all of them. Use it in files named `*.browser.test.ts`.
 *
 * The browser is CHROME_PATH or the system's own. Where there is none the tests are skipped under a name that says so; with CI=true that is a failure.
 * The browser can reach nothing but this process. A test whose page logs an error or throws one fails, unless it takes the error out of `errors` itself:
 * `expect(opened.errors.splice(0)).toEqual([…])`.
 *
 * Time stands still in a page until the test steps it (see {@link OpenedPage.step}), so nothing depends on how fast the machine is. Web Animations and CSS
 * transitions do not follow the steps: they run on the browser's own clock.
 *
 * ```ts
 * import { expect, it } from '@jest/globals';
 * import { describeInChromium } from '../browser/chromium.js';
 *
 * declare const exported: { ship: { x: number } }; // what the page's script exports
 *
 * describeInChromium('moveTo on a page', ({ open }) => {
 *   it('shows half of the way at half of the time', async () => {
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
 * @param tests Defines the tests; `open` may be called inside of them, any number of times.
 */
export function describeInChromium(name: string, tests: (chromium: Chromium) => void): void {
  const path = chromiumPath();
  if (path !== undefined) describe(name, () => drive(path, tests));
  else if (process.env.CI === 'true') describe(name, () => it('finds Chromium', missing));
  else
    describe.skip(`${name} (skipped: no Chromium on this machine; install it or set CHROME_PATH)`, () =>
      it('needs Chromium', missing));
}

function drive(executablePath: string, tests: (chromium: Chromium) => void): void {
  const profile = mkdtempSync(join(tmpdir(), 'chromium-'));
  const opened: OpenedPage[] = [];
  let context: BrowserContext;
  let server: PageServer;

  jest.setTimeout(120_000);
  beforeAll(async () => {
    server = await servePages();
    context = await chromium.launchPersistentContext(profile, {
      executablePath,
      headless: true,
      args: [...chromiumArguments],
    });
  });
  afterEach(async () => {
    const pages = opened.splice(0);
    await Promise.all(pages.map(({ page }) => page.close()));
    expect(pages.flatMap(({ errors }) => errors)).toEqual([]);
  });
  afterAll(async () => {
    await context.close();
    await server.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
  });

  tests({
    open: async (content) => {
      const page = await openPage(context, server, content);
      opened.push(page);
      return page;
    },
  });
}

function missing(): never {
  throw new Error('no Chromium found: install the package chromium or set CHROME_PATH to its executable');
}
