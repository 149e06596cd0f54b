import { beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { describeInChromium } from '../browser/chromium.js';
import type { Files } from '../browser/server.js';
import { openSite, siteFiles, type SitePage } from './open-site.js';
import { type FocusWatch, watchFocus } from './watch-focus.js';

declare const focusWatch: FocusWatch;

/** A page of each kind. */
const kinds = [
  'index',
  'recipes/panel',
  'guide/the-model',
  'guide/easing',
  'reference/clock',
  'gallery/move-to',
  'gallery/drag',
  'gallery/crowd',
  'gallery/grid',
  'gallery/book',
  'gallery/scroll',
  'playground',
];

describeInChromium('the site, by the keyboard alone', ({ open }) => {
  let files: Files;
  beforeAll(() => {
    files = siteFiles();
  });
  const visit = async (path: string): Promise<SitePage> => {
    const opened = await openSite(open, files, path);
    await comeAlive(opened.page);
    return opened;
  };

  it.each(kinds)('reaches every control of %s, shows the focus, and fits a small screen', async (path) => {
    const { page } = await visit(path);
    await page.evaluate(watchFocus);
    const count = await page.evaluate(() => focusWatch.look());
    expect(count).toBeGreaterThan(10);
    await walk(page, 'Tab', count);
    expect(await page.evaluate(() => [focusWatch.missed(), focusWatch.unseen])).toEqual([[], []]);
    await page.setViewportSize({ width: 320, height: 700 });
    await page.waitForFunction(() => innerWidth === 320, undefined, { polling: 20 });
    expect(await cutLabels(page)).toEqual([]);
  });

  it('keeps the focus clear of the header when going backwards', async () => {
    const { page } = await visit('guide/the-model');
    await page.locator('.prev-next a').last().focus();
    await page.evaluate(watchFocus);
    await walk(page, 'Shift+Tab', 25);
    expect(await page.evaluate(() => focusWatch.unseen)).toEqual([]);
  });

  it.each([
    ['the search', 1280, '.VPNavBarSearch button', '.VPLocalSearchBox'],
    ['the menu of a tablet', 820, '.VPNavBarExtra > .button', '.VPNavBarExtra .menu'],
    ['the list of pages', 390, '.VPLocalNav > .container > .menu', '.VPSidebar.open'],
    ['the outline of a page', 390, '.VPLocalNavOutlineDropdown > button', '.VPLocalNavOutlineDropdown .items'],
    ['the menu of a phone', 390, '.VPNavBarHamburger', '.VPNavScreen'],
  ])('closes %s on Escape, and restores the focus', async (_, width, opener, opened) => {
    const { page } = await openSite(open, files, 'guide/composition', 'real');
    await page.setViewportSize({ width, height: 800 });
    await page.focus(opener);
    await page.keyboard.press('Enter');
    await page.waitForSelector(opened);
    await page.keyboard.press('Tab');
    expect(await page.locator(opener).evaluate((button) => button === document.activeElement)).toBe(false);
    await page.keyboard.press('Escape');
    await page.waitForSelector(opened, { state: 'hidden' });
    await page.waitForFunction((button) => document.querySelector(button) === document.activeElement, opener, {
      polling: 10,
    });
  });

  it('opens an example, and leaves the editor', async () => {
    const { page } = await visit('guide/composition');
    await page.locator('.open-program').first().focus();
    await page.keyboard.press('Enter');
    await page.waitForSelector('.cm-content:focus');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement!.closest('.cm-editor'))).toBeNull();
  });
});

/** Loads every lazy element: one that loads after the focus has passed would never get it. */
async function comeAlive(page: Page): Promise<void> {
  const names = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .map(({ localName }) => localName)
      .filter((name) => name.startsWith('rx-') && name !== 'rx-program'),
  );
  for (const name of new Set(names)) {
    for (const live of await page.locator(name).all()) {
      await live.scrollIntoViewIfNeeded();
      await live.and(page.locator('[data-ready]')).waitFor({ state: 'attached' });
    }
  }
  await page.evaluate(() => scrollTo(0, 0));
}

/** Presses a key until every control has had the focus, `count` times and a few more: scroll containers get it, too. */
async function walk(page: Page, key: string, count: number): Promise<void> {
  for (let press = 0; press < count + 30; press++) {
    await page.keyboard.press(key);
    // Not after each key: to look for controls takes longer than the key.
    if (press % 10 === 9 && (await page.evaluate(() => focusWatch.look())) === 0) return;
  }
}

/** The names and values of controls that are cut off, or that extend beyond the window. */
function cutLabels(page: Page): Promise<string[]> {
  return page
    .locator(
      ':is(button, label, output, legend, dt, dd, .lane-name, .VPLocalNav a, h1, h2):not(.visually-hidden):visible',
    )
    .evaluateAll((labels) =>
      labels
        .filter((label) => {
          const { left, right } = label.getBoundingClientRect();
          const isInside = left >= -1 && right <= innerWidth + 1;
          const { overflowX, display } = getComputedStyle(label);
          const hasRoom = display === 'inline' || label.scrollWidth <= label.clientWidth + 1 || overflowX === 'auto';
          // The list of pages is still leaving the screen.
          const isSeen = label.closest('.VPSidebar') === null && label.checkVisibility({ visibilityProperty: true });
          return isSeen && label.textContent.trim() !== '' && !(isInside && hasRoom);
        })
        .map((label) => `${label.localName}.${label.classList.value} ${label.textContent.trim().slice(0, 40)}`),
    );
}
