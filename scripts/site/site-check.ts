import type { BrowserContext, Page } from 'playwright-core';
import type { Files } from '../../test/browser/server.js';

/** The site as it is served, and a browser. */
export interface Site {
  /** Its address, with a slash at the end. */
  readonly base: string;
  readonly files: Files;
  readonly context: BrowserContext;
}

/** Looks at the site: what was seen, in a line, and what is not as it should be. */
export type SiteCheck = (site: Site) => Promise<{ readonly said: string; readonly faults: readonly string[] }>;

/** The pages, without an ending; not the listings of sources, which are one text each. */
export function pagesOf({ files }: Site): string[] {
  return Object.keys(files)
    .filter((path) => path.endsWith('.html') && !path.startsWith('source/') && path !== '404.html')
    .map((path) => path.replace(/\.html$/, ''));
}

/** Loads a page, and waits until its script has taken it over. */
export async function visit(page: Page, { base }: Site, path: string): Promise<void> {
  await page.goto(`${base}${path}.html`);
  await page.waitForFunction(() => '__vue_app__' in document.querySelector('#app')!);
}

/** Waits until what stands in the window has come alive. */
export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('rx-choreography, rx-scene, rx-scenes, rx-whole-page, rx-model, rx-curves')]
      .filter((element) => element.getBoundingClientRect().top < innerHeight)
      .every((element) => element.hasAttribute('data-ready')),
  );
}
