import type { Chromium } from '../browser/chromium.js';
import type { OpenedPage } from '../browser/page.js';
import type { Files } from '../browser/server.js';
import { builtSite } from './built-site.js';

/** The path of the site in tests: not the root, to prove that it works from any folder. */
export const folder = 'some/folder/';

/** The files of the site in that folder. */
export function siteFiles(): Files {
  return Object.fromEntries(Object.entries(builtSite()).map(([path, content]) => [folder + path, content]));
}

/** A page of the site after hydration. */
export interface SitePage extends OpenedPage {
  /** Loads another page. */
  readonly visit: (path: string) => Promise<void>;
  /** All console messages of the page. */
  readonly messages: string[];
}

/** Opens a page of the site with a paused clock, and waits until its scene or its whole page is ready. */
export async function openReady(open: Chromium['open'], files: Files, path: string): Promise<SitePage> {
  const opened = await openSite(open, files, path);
  await opened.page.waitForSelector(':is(rx-scene, rx-whole-page)[data-ready]');
  return opened;
}

/** Opens a page of the site, for instance `gallery/move-to`, with a paused clock by default. */
export async function openSite(
  open: Chromium['open'],
  files: Files,
  path: string,
  clock: 'stepped' | 'real' = 'stepped',
): Promise<SitePage> {
  const opened = await open({ files, path: `${folder}${path}.html`, clock });
  const { page } = opened;
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  const isTaken = (): Promise<unknown> =>
    page.waitForFunction(() => '__vue_app__' in document.querySelector('#app')!, undefined, { polling: 10 });
  await isTaken();
  const base = page.url().slice(0, page.url().indexOf(folder) + folder.length);
  return {
    ...opened,
    messages,
    async visit(path) {
      await page.goto(`${base}${path}.html`);
      await isTaken();
    },
  };
}
