import { beforeAll } from '@jest/globals';
import { type Chromium, describeInChromium } from '../browser/chromium.js';
import type { OpenedPage } from '../browser/page.js';
import type { PageClock } from '../browser/pages.js';
import type { Files } from '../browser/server.js';
import { builtSite } from './built-site.js';

/** The path of the site in tests: not the root, to prove that it works from any folder. */
export const folder = 'some/folder/';

/** A page of the site after hydration. */
export interface SitePage extends OpenedPage {
  /** Loads another page. */
  readonly visit: (path: string) => Promise<void>;
  /** All console messages of the page. */
  readonly messages: string[];
}

/** Passed to the tests of a {@link describeSite}. */
export interface Site {
  /** The files of the site in its folder. */
  readonly files: () => Files;
  /** Opens a page of the site, for instance `gallery/move-to`, with a paused clock by default. */
  readonly visit: (path: string, clock?: PageClock) => Promise<SitePage>;
  /** Opens a page, and waits until its scene or its whole page is ready. */
  readonly ready: (path: string) => Promise<SitePage>;
}

/** A `describe` with the pages of the built site in a browser. */
export function describeSite(name: string, tests: (site: Site) => void): void {
  describeInChromium(name, ({ open }) => {
    beforeAll(() => {
      siteFiles ??= Object.fromEntries(Object.entries(builtSite()).map(([path, content]) => [folder + path, content]));
    });
    const visit: Site['visit'] = (path, clock = 'stepped') => openSite(open, siteFiles!, path, clock);
    tests({
      visit,
      files: () => siteFiles!,
      async ready(path) {
        const opened = await visit(path);
        await opened.page.waitForSelector(':is(rx-scene, rx-whole-page)[data-ready]');
        return opened;
      },
    });
  });
}

/** For all tests of a bundle. */
let siteFiles: Files | undefined;

async function openSite(open: Chromium['open'], files: Files, path: string, clock: PageClock): Promise<SitePage> {
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
