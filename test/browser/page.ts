import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from 'playwright-core';
import { bundle } from './bundle.js';
import { holdFrames } from './hold-frames.js';
import type { Files, PageServer } from './server.js';

/** What stands on a page. */
export interface PageContent {
  /** The script: TypeScript as text, or the URL of a TypeScript file, `new URL('./some.page.ts', import.meta.url)`. */
  readonly script?: string | URL;
  /** The page to open when it is one of `files`, which brings its own script. */
  readonly path?: string;
  /** HTML inside of `body`. */
  readonly body?: string;
  /** Further files that the page may load by their relative name. */
  readonly files?: Files;
  /** `'real'` lets animation frames and clocks run by themselves; a test must not count them. Default: `'stepped'`. */
  readonly clock?: 'stepped' | 'real';
}

/** A page that has run its script. */
export interface OpenedPage {
  readonly page: Page;
  /** Errors that the page logged or threw, so far. */
  readonly errors: string[];
  /**
   * Moves the page's clock by `seconds` and shows one animation frame, `frames` times over. `performance.now()`, `Date.now()` and the frame's timestamp agree;
   * what the page asks for during a frame comes with the next one. Timers are not held. Not with `clock: 'real'`.
   */
  readonly step: (seconds: number, frames?: number) => Promise<void>;
}

/** Bundles a script, opens it in a new page and waits until it has run; what it exports is the page's global `exported`. */
export async function openPage(context: BrowserContext, server: PageServer, content: PageContent): Promise<OpenedPage> {
  const { script, path, body = '', files = {}, clock = 'stepped' } = content;
  const own = script === undefined ? {} : { 'index.html': html(body), 'script.js': await bundled(script) };
  const address = server.add({ ...files, ...own }) + (path ?? '');

  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  if (clock === 'stepped') await page.addInitScript(holdFrames);
  await page.goto(address);
  if (script !== undefined) await page.evaluate('scriptHasRun');

  return {
    page,
    errors,
    step: (seconds, frames = 1) => page.evaluate(`stepFrames(${String(seconds)}, ${String(frames)})`),
  };
}

function bundled(script: string | URL): Promise<string> {
  return bundle(typeof script === 'string' ? { source: script } : { path: fileURLToPath(script) });
}

function html(body: string): string {
  return `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>test</title><style>body { margin: 0 }</style></head>
  <body>${body}
    <script>
      var exported;
      var scriptHasRun = import('./script.js').then((module) => { exported = module; });
    </script>
  </body>
</html>`;
}
