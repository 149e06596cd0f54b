import { beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { GridView } from '../../src/canvas/index.js';
import type { GridSurface } from '../../src/grid/index.js';
import { describeInChromium } from '../browser/chromium.js';
import type { Files } from '../browser/server.js';
import { builtGallery, openGallery } from './built-gallery.js';

type Numbers = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** What the gallery shows to the console. */
declare const gallery: {
  readonly player: {
    readonly playing$: { readonly value: boolean };
    readonly loops$: { readonly value: boolean; readonly next: (value: boolean) => void };
  };
  readonly states: () => Numbers;
  readonly surface: GridSurface;
  readonly view: GridView;
  readonly manager: { readonly getNumberOfRunningActions: () => number };
  readonly stage: { readonly sprites: ReadonlySet<{ readonly x: number; readonly y: number }> };
};

/** Sizes of letters, in CSS pixels. */
declare const letters: number[];

describeInChromium('the gallery', ({ open }) => {
  let files: Files;
  beforeAll(() => {
    files = builtGallery();
  });

  it('is files that work in any folder and asks no other host for anything', async () => {
    const { page, step } = await openGallery(open, files);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.reload();
    await page.waitForSelector('html[data-ready]');
    await step(1 / 64, 4);
    for (const route of ['move-to', 'scroll', 'drag', 'crowd', 'grid', 'book', 'own']) {
      await go(page, route);
      await step(1 / 64, 2);
    }
    const folder = page.url().split('index.html')[0]!;
    expect(asked.length).toBeGreaterThan(2);
    expect(asked.filter((url) => !url.startsWith(folder) && !url.startsWith('data:'))).toEqual([]);
  });

  it('welcomes with a choreography that plays, and a picture of each scene that leads to it', async () => {
    const { page, step } = await openGallery(open, files);
    await step(1 / 64, 64);
    expect(await time(page)).toBeCloseTo(1, 1);
    const links = await page
      .locator('.card-link')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('href')));
    const listed = await page
      .locator('.scenes a')
      .evaluateAll((items) => items.map((item) => item.getAttribute('href')));
    expect([...links, '#/scroll', '#/drag', '#/crowd', '#/grid', '#/book', '#/play', '#/own']).toEqual(listed);
    await page.click('.card-link');
    await page.waitForSelector('.scene-page');
    expect(await page.textContent('h1')).toBe('moveTo');
  });

  it('shows a whole program: its imports, what moves, and the stage', async () => {
    const { page } = await openGallery(open, files, 'move-to');
    const code = (await page.textContent('.source code'))!;
    expect(code).toMatch(/^import \{ moveTo, play, sequence \} from 'rx-motion';\n[^]*\n\nconst ball = add\('ball'/);
    expect(code).toMatch(/\nplay\(zigzag, ball\)\.subscribe\(\);\n[^]*\nfunction add\(/);
  });

  it('copies the code that it shows', async () => {
    const { page } = await openGallery(open, files, 'move-to');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.click('.copy >> text=Copy');
    await page.waitForSelector('.copy >> text=Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await page.textContent('.source code'));
  });

  it('plays and pauses with the space bar, scrubs with arrows, Home and End, loops with L, where the player has the focus', async () => {
    const { page, step } = await openGallery(open, files, 'move-to');
    expect(await playing(page)).toBe(true);
    await page.keyboard.press(' ');
    await page.keyboard.press('End');
    expect(await playing(page)).toBe(true);
    expect(await time(page)).toBe(0);
    await page.focus('.stage-frame');
    await page.keyboard.press(' ');
    expect(await playing(page)).toBe(false);
    await step(1 / 64, 10);
    expect(await time(page)).toBe(0);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    expect(await time(page)).toBeCloseTo(1.6 / 50);
    await page.keyboard.press('Shift+ArrowRight');
    expect(await time(page)).toBeCloseTo(1.6 / 50 + 1.6 / 10);
    await page.keyboard.press('End');
    expect(await time(page)).toBe(1.6);
    expect(await page.evaluate(() => gallery.states().ball)).toMatchObject({ x: 550, y: 260 });
    await page.keyboard.press('Home');
    expect(await page.evaluate(() => gallery.states().ball)).toMatchObject({ x: 90, y: 260 });
    await page.keyboard.press('l');
    expect(await page.evaluate(() => gallery.player.loops$.value)).toBe(false);
  });

  it('leaves the space bar to a button that has the focus', async () => {
    const { page } = await openGallery(open, files, 'move-to');
    await page.focus('.play');
    await page.keyboard.press(' ');
    expect(await playing(page)).toBe(false);
    await page.focus('[title="half speed"]');
    await page.keyboard.press(' ');
    expect(await playing(page)).toBe(false);
    expect(await page.getAttribute('[title="half speed"]', 'aria-pressed')).toBe('true');
  });

  it('shows where the focus is, on everything that can have it', async () => {
    const { page } = await openGallery(open, files, 'move-to');
    const seen = new Set<string>();
    for (let count = 0; count < 200 && !seen.has('next'); count++) {
      await page.keyboard.press('Tab');
      const { name, outline } = await page.evaluate(() => {
        const element = document.activeElement!;
        return { name: element.className || element.tagName, outline: getComputedStyle(element).outlineStyle };
      });
      expect([name, outline]).not.toEqual([name, 'none']);
      seen.add(name);
    }
    expect([...seen]).toEqual(
      expect.arrayContaining(['skip', 'brand', 'round primary play', 'stage-frame', 'scrubber', 'copy edit', 'next']),
    );
  });

  it('plays backwards, and slower, and starts over after a rest', async () => {
    const { page, step } = await openGallery(open, files, 'move-to');
    await page.click('[title="half speed"]');
    await step(1 / 64, 64);
    expect(await time(page)).toBeCloseTo(0.5, 1);
    await page.click('[title="backwards"]');
    const before = await time(page);
    await step(1 / 64, 8);
    expect(await time(page)).toBeCloseTo(before - 8 / 64, 5);
    await page.click('[title="normal speed"]');
    await step(1 / 64, 100);
    expect(await time(page)).toBe(1.6);
    await step(1 / 64, 32);
    expect(await time(page)).toBeLessThan(0.5);
  });

  it('lets a pointer drag over the timeline', async () => {
    const { page } = await openGallery(open, files, 'move-to');
    await page.click('.play');
    const area = (await page.locator('.timeline-area').boundingBox())!;
    await page.mouse.move(area.x + area.width / 4, area.y + 10);
    await page.mouse.down();
    await page.mouse.move(area.x + area.width / 2, area.y + 10);
    expect(await time(page)).toBeCloseTo(0.8);
    await page.mouse.up();
    await page.mouse.move(area.x, area.y + 10);
    expect(await time(page)).toBeCloseTo(0.8);
  });

  it('keeps still when the system or the switch asks for less motion, until told to play', async () => {
    const { page, step } = await openGallery(open, files, 'move-to');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.waitForFunction(() => !gallery.player.playing$.value, undefined, { polling: 10 });
    await step(1 / 64, 16);
    expect(await time(page)).toBe(0);
    await page.click('[title="full motion"]');
    expect(await playing(page)).toBe(true);
    await page.click('[title="reduced motion"]');
    expect(await playing(page)).toBe(false);
    await go(page, '');
    await step(1 / 64, 16);
    const held = await time(page);
    expect(isSeen((await page.evaluate(() => gallery.states())).creature!)).toBe(true);
    await page.click('.play');
    await step(1 / 64, 17);
    expect(await time(page)).toBeGreaterThan(held + 0.2);
  });

  it('goes from light to dark with the system and with the switch', async () => {
    const { page } = await openGallery(open, files, 'move-to');
    const ground = (): Promise<string> => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await page.emulateMedia({ colorScheme: 'light' });
    const light = await ground();
    await page.emulateMedia({ colorScheme: 'dark' });
    const dark = await ground();
    expect(dark).not.toBe(light);
    await page.click('.switches >> text=Light');
    expect(await ground()).toBe(light);
    await page.reload();
    await page.waitForSelector('html[data-ready]');
    expect(await ground()).toBe(light);
    await page.click('[title="colours of the system"]');
    expect(await ground()).toBe(dark);
  });

  it('tells a story by scrolling, the same on the way up', async () => {
    const { page } = await openGallery(open, files, 'scroll');
    const scrollTo = async (part: number): Promise<Numbers> =>
      page.evaluate(async (to) => {
        const { offsetTop, offsetHeight } = document.querySelector<HTMLElement>('.scroll-story')!;
        const scrolled = new Promise((done) => document.addEventListener('scroll', done, { once: true }));
        window.scrollTo(0, to * (offsetTop + offsetHeight - innerHeight));
        await scrolled;
        return gallery.states();
      }, part);
    const early = await scrollTo(0.2);
    const middle = await scrollTo(0.5);
    expect(middle.creature!.x).toBeGreaterThan(early.creature!.x!);
    expect(
      await page
        .locator('.caption')
        .nth(1)
        .evaluate((caption) => Number(getComputedStyle(caption).opacity)),
    ).toBe(0);
    const hint = page.locator('.scroll-hint');
    expect(await hint.evaluate((element) => Number(getComputedStyle(element).opacity))).toBe(1);
    const end = await scrollTo(1);
    expect(
      await page
        .locator('.caption')
        .nth(3)
        .evaluate((caption) => Number(getComputedStyle(caption).opacity)),
    ).toBe(1);
    expect(await hint.evaluate((element) => Number(getComputedStyle(element).opacity))).toBe(0);
    expect(Object.keys(end).filter((name) => isSeen(end[name]!))).toEqual(
      expect.arrayContaining(['creature', 'card', 'card 5']),
    );
    expect(await scrollTo(0.5)).toEqual(middle);
    expect(await scrollTo(0.2)).toEqual(early);
    expect(await page.textContent('.after-story code')).toContain('scrollTime(document.documentElement');
    expect(await page.locator('.after-story nav a').count()).toBeGreaterThan(1);
  });

  it('moves as many sprites as the machine shows with ease, with two actions each, or as many as the slider says', async () => {
    const { page, step } = await openGallery(open, files, 'crowd');
    const places = (): Promise<number> =>
      page.evaluate(() => [...gallery.stage.sprites].reduce((sum, { x }) => sum + x, 0));
    const before = await places();
    await step(1 / 64, 3);
    expect(await places()).not.toBe(before);
    expect(await page.evaluate(() => gallery.manager.getNumberOfRunningActions())).toBe(1000);
    await step(1 / 64, 22);
    expect(await page.evaluate(() => gallery.manager.getNumberOfRunningActions())).toBe(1600);
    expect(await page.textContent('.cost')).toMatch(/actions take [\d.]+ ms a frame, .*Drawing takes [\d.]+ ms/);
    expect(await page.textContent('.frame-graph dl')).toMatch(/actions.* ms.*drawing.* ms.*frames a second64/);
    await page.fill('.scrubber', '100');
    await step(1 / 64);
    expect(
      await page.evaluate(() => [gallery.manager.getNumberOfRunningActions(), gallery.stage.sprites.size]),
    ).toEqual([200, 100]);
    await go(page, '');
  });

  it('shows every grid effect, at the time of its slider', async () => {
    const { page, step } = await openGallery(open, files, 'grid');
    const names = await page.locator('.effects a').allTextContents();
    expect(names).toHaveLength(25);
    for (const name of names) {
      await go(page, `grid/${name}`);
      await step(1 / 64);
      await page.locator('.transport .scrubber').fill('1.2');
      const [title, isBent, drawer] = await page.evaluate(() => {
        const { grid, view } = { grid: gallery.surface.grid!, view: gallery.view };
        view.draw();
        return [document.title, grid.positions.some((place, at) => place !== grid.originals[at]), view.renderer];
      });
      expect([title, isBent, drawer]).toEqual([`${name} · rx-motion`, true, 'webgl']);
    }
  });

  it('turns the pages of a book by scrolling, the same on the way back', async () => {
    const { page, step } = await openGallery(open, files, 'book');
    const order = async (part: number): Promise<string[]> => {
      await page.evaluate(async (part) => {
        const { scrollHeight, clientHeight } = document.documentElement;
        const scrolled = new Promise((done) => document.addEventListener('scroll', done, { once: true }));
        window.scrollTo(0, part * (scrollHeight - clientHeight));
        await scrolled;
      }, part);
      await step(1 / 64);
      return page.locator('.leaf').evaluateAll((leaves) => leaves.map((leaf) => (leaf as HTMLElement).style.zIndex));
    };
    const [first, half, last] = [await order(0.02), await order(0.5), await order(1)];
    expect([first, last]).toEqual([
      ['4', '3', '2', '1'],
      ['0', '1', '2', '3'],
    ]);
    expect([await order(0.5), await order(0.02)]).toEqual([half, first]);
  });

  it('does not scroll sideways on a phone', async () => {
    const { page } = await openGallery(open, files);
    await page.setViewportSize({ width: 390, height: 844 });
    for (const route of ['', 'move-to', 'choreography', 'css-curves', 'crowd', 'scroll', 'grid', 'book', 'own']) {
      await go(page, route);
      const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      expect([route, content]).toEqual([route, window]);
    }
    await page.click('.menu');
    await page.click('.scenes >> text=orbitCamera');
    await page.waitForSelector('.scene-page');
    expect(await page.textContent('h1')).toBe('orbitCamera');
  });

  it('writes on a stage in letters that can be read on a phone', async () => {
    const { page } = await openGallery(open, files, 'move-to');
    await page.setViewportSize({ width: 320, height: 700 });
    await page.evaluate(() => {
      const letters: number[] = [];
      const fillText = Reflect.get(CanvasRenderingContext2D.prototype, 'fillText') as (...args: unknown[]) => void;
      CanvasRenderingContext2D.prototype.fillText = function (...args): void {
        letters.push((parseFloat(/[\d.]+(?=px)/.exec(this.font)![0]) * this.getTransform().d) / devicePixelRatio);
        fillText.apply(this, args);
      };
      Object.assign(globalThis, { letters });
    });
    for (const route of ['policies', 'css-curves']) {
      await go(page, route);
      const sizes = await page.evaluate(() => letters.splice(0));
      expect(sizes.length).toBeGreaterThan(3);
      expect(Math.min(...sizes)).toBeGreaterThan(10);
    }
  });

  it('keeps names of code on one line, and titles in their columns', async () => {
    const { page } = await openGallery(open, files, 'style-to');
    for (const width of [320, 360, 390, 430, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      const lines = await page
        .locator('.lead code')
        .evaluateAll((names) => names.map((name) => name.getClientRects().length));
      expect([width, lines]).toEqual([width, [1, 1]]);
      const wide = await page
        .locator('.scenes a')
        .evaluateAll((links) => links.filter((link) => link.scrollWidth > link.clientWidth).length);
      const columns = await page
        .locator('.scenes li')
        .evaluateAll((items) => new Set(items.map((item) => Math.round(item.clientWidth))).size);
      expect([width, wide, columns]).toEqual([width, 0, 1]);
    }
  });

  it('closes the menu of a phone on Escape, and gives the focus back', async () => {
    const { page } = await openGallery(open, files, 'move-to');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.click('.menu');
    await page.focus('.scenes a');
    expect(await page.getAttribute('.menu', 'aria-expanded')).toBe('true');
    await page.keyboard.press('Escape');
    expect(await page.getAttribute('.menu', 'aria-expanded')).toBe('false');
    expect(await page.evaluate(() => document.activeElement?.className)).toContain('menu');
  });

  it('gives every button and link an accessible name that contains its text', async () => {
    const { page } = await openGallery(open, files);
    for (const route of ['', 'move-to', 'crowd', 'own']) {
      await go(page, route);
      const otherwise = await page
        .locator('button, a')
        .evaluateAll((controls) =>
          controls
            .map((control) => [control.textContent, control.getAttribute('aria-label') ?? control.textContent])
            .filter(([text = '', name = '']) => !name.toLowerCase().includes(text.toLowerCase())),
        );
      expect([route, otherwise]).toEqual([route, []]);
    }
  });
});

/** Whether an actor can be seen: it stands on the stage, which is 640 by 360, and is not faded away. */
function isSeen({ x, y, opacity, visible }: Readonly<Record<string, number>>): boolean {
  return x! > 0 && x! < 640 && y! > 0 && y! < 360 && opacity! > 0 && visible === 1;
}

/** Follows a link within the page. */
async function go(page: Page, route: string): Promise<void> {
  await page.evaluate(async (to) => {
    if (location.hash === `#/${to}`) return;
    const changed = new Promise((done) => addEventListener('hashchange', done, { once: true }));
    location.hash = `#/${to}`;
    await changed;
  }, route);
}

/** Where the scrubber stands, in seconds. */
function time(page: Page): Promise<number> {
  return page.locator('.scrubber').evaluate((scrubber) => (scrubber as HTMLInputElement).valueAsNumber);
}

function playing(page: Page): Promise<boolean> {
  return page.evaluate(() => gallery.player.playing$.value);
}
