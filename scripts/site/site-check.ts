import type { BrowserContext, Page } from 'playwright-core';
import type { Files } from '../../test/browser/server.js';

/** The served site, and a browser. */
export interface Site {
  /** Its URL, with a slash at the end. */
  readonly base: string;
  readonly files: Files;
  readonly context: BrowserContext;
}

/** A check of the site: a summary in one line, and the faults. */
export type SiteCheck = (site: Site) => Promise<{ readonly summary: string; readonly faults: readonly string[] }>;

/** The pages, without an extension; not the listings of sources, which are one text each. */
export function pagesOf({ files }: Site): string[] {
  return Object.keys(files)
    .filter((path) => path.endsWith('.html') && !path.startsWith('source/') && path !== '404.html')
    .map((path) => path.replace(/\.html$/, ''));
}

/** Loads a page, and waits until it is hydrated. */
export async function visit(page: Page, { base }: Site, path: string, search = ''): Promise<void> {
  await page.goto(`${base}${path}.html${search}`);
  await page.waitForFunction(() => '__vue_app__' in document.querySelector('#app')!);
}

/** Waits until the visible components are ready. */
export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [
      ...document.querySelectorAll(
        'rx-choreography, rx-stream, rx-scene, rx-scenes, rx-whole-page, rx-model, rx-curves',
      ),
    ]
      .filter((element) => element.getBoundingClientRect().top < innerHeight)
      .every((element) => element.hasAttribute('data-ready')),
  );
}
