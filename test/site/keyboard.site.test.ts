import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { describeSite } from './open-site.js';
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

describeSite('the site, by the keyboard alone', ({ visit }) => {
  const live = async (path: string): Promise<Page> => {
    const { page } = await visit(path);
    await comeAlive(page);
    return page;
  };

  it.each(kinds)('reaches every control of %s, shows the focus, and fits a small screen', async (path) => {
    const page = await live(path);
    // All pages have the bars of these two: the others are walked from the end of the bars.
    const isWhole = path === 'index' || path === 'recipes/panel';
    await page.evaluate(watchFocus, isWhole ? '' : '.VPSkipLink, :is(.VPNav, .VPLocalNav, .VPSidebar) *');
    const count = await page.evaluate(() => focusWatch.look());
    expect(count).toBeGreaterThan(isWhole ? 10 : 0);
    await walk(page, 'Tab', count);
    expect(await page.evaluate(() => [focusWatch.missed(), focusWatch.unseen])).toEqual([[], []]);
    await page.setViewportSize({ width: 320, height: 700 });
    await page.waitForFunction(() => innerWidth === 320, undefined, { polling: 20 });
    expect(await cutLabels(page)).toEqual([]);
  });

  it('keeps the focus clear of the header when going backwards', async () => {
    const page = await live('guide/the-model');
    await page.locator('.prev-next a').last().focus();
    await page.evaluate(watchFocus, '');
    await walk(page, 'Shift+Tab', 25);
    expect(await page.evaluate(() => focusWatch.unseen)).toEqual([]);
  });

  it('closes what has opened on Escape, and restores the focus', async () => {
    const { page } = await visit('guide/composition', 'real');
    for (const [width, opener, opened] of [
      [1280, '.VPNavBarSearch button', '.VPLocalSearchBox'],
      [820, '.VPNavBarExtra > .button', '.VPNavBarExtra .menu'],
      [390, '.VPLocalNav > .container > .menu', '.VPSidebar.open'],
      [390, '.VPLocalNavOutlineDropdown > button', '.VPLocalNavOutlineDropdown .items'],
      [390, '.VPNavBarHamburger', '.VPNavScreen'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.focus(opener);
      await page.keyboard.press('Enter');
      await page.waitForSelector(opened);
      await page.keyboard.press('Tab');
      expect(await page.locator(opener).evaluate((button) => button === document.activeElement)).toBe(false);
      await page.keyboard.press('Escape');
      await page.waitForSelector(opened, { state: 'hidden' });
      const hasFocus = (button: string): boolean => document.querySelector(button) === document.activeElement;
      await page.waitForFunction(hasFocus, opener, { polling: 10 });
    }
  });

  it('opens an example, and leaves the editor', async () => {
    const page = await live('guide/composition');
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
