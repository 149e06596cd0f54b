import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { bundleForPage } from './bundle.js';
import type { PageClock, Pages } from './pages.js';
import type { Files, PageServer } from './server.js';

/** The content of a page. */
export interface PageContent {
  /** The script: TypeScript as text, or the URL of a TypeScript file, `new URL('./some.page.ts', import.meta.url)`. */
  readonly script?: string | URL;
  /** The page to open instead: one of `files`, with its own script. Pages of the same `files` share what is cached. */
  readonly path?: string;
  /** The HTML inside `body`. */
  readonly body?: string;
  /** Other files for the page, by their relative names. */
  readonly files?: Files;
  /** `'real'` lets animation frames and clocks run by themselves; a test must not count them. Default: `'stepped'`. */
  readonly clock?: PageClock;
}

/** A page that has run its script. */
export interface OpenedPage {
  readonly page: Page;
  /** Errors that the page logged or threw, so far. */
  readonly errors: string[];
  /**
   * Advances the page's clock by `seconds` and runs one animation frame; repeats this `frames` times. The frame's
   * timestamp, `performance.now()` and `Date.now()` agree; callbacks requested during a frame run in the next one.
   * Timers run in real time. Do not use it with `clock: 'real'`.
   */
  readonly step: (seconds: number, frames?: number) => Promise<void>;
}

/**
 * Bundles a script, opens it in a page and waits until it has run. The page's global `exported` is the module of
 * the script.
 */
export async function openPage(pages: Pages, server: PageServer, content: PageContent): Promise<OpenedPage> {
  const { script, path, body = '', files = {}, clock = 'stepped' } = content;
  const all =
    script === undefined ? files : { ...files, 'index.html': htmlAround(body), 'script.js': await bundled(script) };
  const address = server.add(all) + (path ?? '');

  const page = await pages.take(clock);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  // Those before are of an earlier test.
  page.once('framenavigated', () => errors.splice(0));
  await page.goto(address);
  if (script !== undefined) await page.evaluate('scriptHasRun');

  return {
    page,
    errors,
    step: (seconds, frames = 1) => page.evaluate(`stepFrames(${String(seconds)}, ${String(frames)})`),
  };
}

function bundled(script: string | URL): Promise<string> {
  return bundleForPage(typeof script === 'string' ? { source: script } : { path: fileURLToPath(script) });
}

/** A page with the elements of `body` that runs a script and waits for it in `scriptHasRun`. */
export function htmlAround(body: string, script = './script.js'): string {
  return `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>test</title><style>body { margin: 0 }</style></head>
  <body>${body}
    <script>
      var exported;
      var scriptHasRun = import('${script}').then((module) => { exported = module; });
    </script>
  </body>
</html>`;
}
