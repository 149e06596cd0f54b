import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { things } from '../../docs/gallery/things/things.js';
import { describeInChromium } from '../browser/chromium.js';
import type { OpenedPage } from '../browser/page.js';
import { painted } from '../browser/painted.js';
import { boxes } from './boxes.js';

const root = resolve(import.meta.dirname, '../..');
const look = readFileSync(resolve(root, 'docs/playground/run/look.css'), 'utf8');

/** What a visitor does with each thing, and again halfway. */
const visits: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  menu: (page) => page.click('button'),
  modal: async (page) => {
    const isOpen = await page.locator('dialog').evaluate((dialog) => (dialog as HTMLDialogElement).open);
    await page.locator(isOpen ? 'dialog button >> nth=0' : '#open').dispatchEvent('click');
  },
  accordion: (page) => page.locator('button').first().click(),
  tabs: (page) => page.locator('[role=tab][aria-selected=false]').last().dispatchEvent('click'),
  toasts: (page) => page.locator('.stage > button').click(),
  'sortable-list': (page) => drag(page, '.sortable .card >> nth=1', 0, 60),
  board: (page) => drag(page, '.board .card >> nth=1', 170, 20),
  'filter-grid': async (page) => {
    const shown = await page.locator('.cells .card:not([inert])').count();
    await page.click(`button >> text=${shown > 6 ? 'Even' : 'Odd'}`);
  },
  'card-page': (page) => page.locator('.sheets button').nth(1).dispatchEvent('click'),
  headline: (page) => page.click('button'),
  'number-ticker': (page) => page.locator('button').last().click(),
  chat: (page) => page.locator('.row button').first().click(),
  dashboard: (page) => page.click('button'),
  cursors: async (page) => {
    const { x, y } = (await page.locator('.cursors .card').first().boundingBox())!;
    const isFirst = await page.locator('.cursors b:not([style])').count();
    await page.mouse.move(x + (isFirst ? 60 : 120), y + 90);
    await painted(page);
  },
  film: (page) => drag(page, '.film', 100),
  relay: (page) => page.locator('button').first().click(),
  'card-stack': (page) => drag(page, '.stack .card >> nth=3', 60),
  carousel: (page) => page.locator('button').last().click(),
  'page-turn': (page) => drag(page, '.book', -150),
  hero: async (page) => {
    const scrolled = page.evaluate(() => new Promise((done) => addEventListener('scroll', done, { once: true })));
    await page.evaluate(() => window.scrollBy(0, 120));
    await scrolled;
  },
  skeleton: (page) => page.click('button'),
  sprites: (page) => page.mouse.click(200, 200).then(() => undefined),
  native: (page) => page.click('button'),
  'marble-test': (page) => page.click('button'),
};

/** Drags something, and lets go. */
async function drag(page: Page, selector: string, way: number, down = 0): Promise<void> {
  const { x, y, width, height } = (await page.locator(selector).boundingBox())!;
  const [left, top] = [x + width / 2, y + height / 2];
  await page.mouse.move(left, top);
  await page.mouse.down();
  await page.mouse.move(left + way, top + down, { steps: 3 });
  await page.mouse.up();
}

describe('the visits', () => {
  it('cover every thing', () => {
    expect(Object.keys(visits).sort()).toEqual(things.map(({ id }) => id).sort());
  });
});

describeInChromium('the things of the gallery', ({ open }) => {
  const openThing = async (id: string): Promise<OpenedPage> => {
    const program = readFileSync(resolve(root, `docs/gallery/things/${id}.ts`), 'utf8');
    const style = `document.head.insertAdjacentHTML('beforeend', ${JSON.stringify(`<style>${look}</style>`)});\n`;
    const opened = await open({ script: style + program });
    await painted(opened.page);
    return opened;
  };

  it.each(things)('move when a visitor uses them, and again halfway: $id', async ({ id }) => {
    const { page, step } = await openThing(id);
    await step(1 / 64, 2);
    const visit = visits[id]!;
    const before = await boxes(page);
    await visit(page);
    await step(1 / 64, 24);
    const halfWay = await boxes(page);
    expect(halfWay === before).toBe(false);
    await visit(page);
    await step(1 / 64, 8);
    expect((await boxes(page)) === halfWay).toBe(false);
    await step(1 / 16, 64);
    const atRest = await boxes(page);
    await step(1 / 16, 4);
    expect((await boxes(page)) === atRest).toBe(true);
  });

  it('send a card to the back by keyboard, and focus the next one', async () => {
    const { page, step } = await openThing('card-stack');
    await page.locator('.stack .card').last().focus();
    await page.keyboard.press('Enter');
    await step(1 / 16, 32);
    expect(await page.locator('.stack .card').first().textContent()).toBe('Throw me');
    expect(await page.evaluate(() => document.activeElement!.textContent)).toBe('Interrupt it');
  });

  it('turn a page by keyboard, and back again on the way', async () => {
    const { page, step } = await openThing('page-turn');
    await step(1 / 64, 2);
    const seen = async (): Promise<string> => (await page.locator('canvas').screenshot()).toString('base64');
    await page.keyboard.press('Tab');
    const before = await seen();
    await page.keyboard.press('Enter');
    await step(1 / 16, 32);
    const turned = await seen();
    expect(turned === before).toBe(false);
    await page.keyboard.press('Enter');
    await step(1 / 64, 8);
    await page.keyboard.press(' ');
    await step(1 / 16, 32);
    expect((await seen()) === turned).toBe(true);
    await page.keyboard.press(' ');
    await step(1 / 16, 32);
    expect((await seen()) === turned).toBe(false);
  });

  it.each(['menu', 'accordion'])('leave out what is folded when a visitor tabs through: %s', async (id) => {
    const { page, step } = await openThing(id);
    const fold = page.locator('.fold').first();
    const isSeen = (): Promise<boolean> =>
      fold.evaluate((element) => element.checkVisibility({ visibilityProperty: true }));
    expect(await isSeen()).toBe(false);
    await page.locator('button').first().click();
    await step(1 / 64, 2);
    expect(await isSeen()).toBe(true);
    await step(1 / 64, 64);
    await page.locator('button').first().click();
    await step(1 / 64, 64);
    expect(await isSeen()).toBe(false);
  });

  it('leave out the cards under an open one when a visitor tabs through', async () => {
    const { page, step } = await openThing('card-page');
    await page.locator('.sheets button').first().focus();
    await page.keyboard.press('Enter');
    await step(1 / 16, 16);
    await page.keyboard.press('Tab');
    expect(await page.locator('.sheets button:focus').count()).toBe(0);
    await page.locator('.sheets .is-open').click();
    expect(await page.locator('.sheets [inert]').count()).toBe(0);
  });

  it('change slides without a spring for visitors who want less motion', async () => {
    const { page, step } = await openThing('carousel');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const track = page.locator('.track');
    const left = async (): Promise<number> => (await track.boundingBox())!.x;
    const [before, width] = [await left(), (await track.boundingBox())!.width];
    await page.click('button >> text=Next');
    await step(1 / 64);
    expect(await left()).toBeCloseTo(before - width, 1);
    // The slide stays when they change their minds.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await painted(page);
    await step(1 / 16, 16);
    expect(await left()).toBeCloseTo(before - width, 1);
  });

  it('turn a page on a phone when it is dragged beyond the spine', async () => {
    const { page, step } = await openThing('page-turn');
    await page.setViewportSize({ width: 390, height: 700 });
    await step(1 / 64, 2);
    const before = (await page.screenshot()).toString('base64');
    await drag(page, '.book', -150);
    await step(1 / 16, 64);
    expect((await page.screenshot()).toString('base64') === before).toBe(false);
  });

  it('keep the words of a headline out of sight until their turn comes', async () => {
    const { page, step } = await openThing('headline');
    await step(1 / 64, 2);
    expect(await page.locator('span[style*="translate("]').count()).toBe(5);
  });
});
