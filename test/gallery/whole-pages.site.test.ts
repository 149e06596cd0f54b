import { expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import type { GridView } from '../../src/canvas/index.js';
import type { GridSurface } from '../../src/grid/index.js';
import { describeSite } from '../site/open-site.js';

type Numbers = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** What the page exposes to the console. */
declare const gallery: {
  readonly states: () => Numbers;
  readonly surface: GridSurface;
  readonly view: GridView;
  readonly manager: { readonly getNumberOfRunningActions: () => number };
  readonly stage: { readonly sprites: ReadonlySet<{ readonly x: number; readonly y: number }> };
};

describeSite('the pages of the gallery that are more than a scene', ({ ready }) => {
  it('plays a story by scrolling, the same on the way up', async () => {
    const { page } = await ready('gallery/scroll');
    const scrollTo = async (part: number): Promise<Numbers> =>
      page.evaluate(async (to) => {
        const root = document.querySelector('rx-whole-page')!.shadowRoot!;
        const { top, height } = root.querySelector('.scroll-story')!.getBoundingClientRect();
        const scrolled = new Promise((done) => document.addEventListener('scroll', done, { once: true }));
        window.scrollTo(0, to * (scrollY + top + height - innerHeight));
        await scrolled;
        return gallery.states();
      }, part);
    const early = await scrollTo(0.2);
    const middle = await scrollTo(0.5);
    expect(middle.creature!.x).toBeGreaterThan(early.creature!.x!);
    const [caption, last, hint] = [
      page.locator('.caption').nth(1),
      page.locator('.caption').nth(3),
      page.locator('.scroll-hint'),
    ];
    const opacity = (part: Locator): Promise<string> => part.evaluate((element) => getComputedStyle(element).opacity);
    expect([await opacity(caption), await opacity(hint)]).toEqual(['0', '1']);
    const end = await scrollTo(1);
    expect([await opacity(last), await opacity(hint)]).toEqual(['1', '0']);
    expect(Object.keys(end).filter((name) => isSeen(end[name]!))).toEqual(
      expect.arrayContaining(['creature', 'card', 'card 5']),
    );
    expect(await scrollTo(0.5)).toEqual(middle);
    expect(await scrollTo(0.2)).toEqual(early);
    expect(await page.textContent('.after-story code')).toContain('scrollTime(document.documentElement');
    expect(await page.locator('.after-story nav a').count()).toBeGreaterThan(1);
  });

  it.each(['scroll', 'book'])('shows %s in small windows', async (name) => {
    const { page } = await ready(`gallery/${name}`);
    for (const [width, height, least, most] of [
      [844, 390, 350, 390],
      // At 400 %, only the text has room.
      [320, 256, 200, Infinity],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => scrollTo(0, 700));
      const text = (await page.locator('.captions, .scene-head').boundingBox())!;
      const picture = (await page.locator('.stage, .book').boundingBox())!;
      expect(picture.width).toBeGreaterThan(least);
      expect(picture.x + picture.width).toBeLessThanOrEqual(width);
      expect(picture.y + picture.height).toBeLessThanOrEqual(most);
      // Below the bar that stays at the top of the page.
      expect(text.y).toBeGreaterThan(48);
    }
  });

  it('adapts the number of sprites to the machine, or to the slider', async () => {
    const { page, step } = await ready('gallery/crowd');
    const places = (): Promise<number> =>
      page.evaluate(() => [...gallery.stage.sprites].reduce((sum, { x }) => sum + x, 0));
    const before = await places();
    await step(1 / 64, 3);
    expect(await places()).not.toBe(before);
    expect(await page.evaluate(() => gallery.manager.getNumberOfRunningActions())).toBe(1000);
    await step(1 / 64, 22);
    expect(await page.evaluate(() => gallery.manager.getNumberOfRunningActions())).toBe(1600);
    expect(await page.textContent('.cost')).toMatch(/actions take [\d.]+ ms per frame, .*Drawing takes [\d.]+ ms/);
    expect(await page.textContent('.frame-graph dl')).toMatch(/actions.* ms.*drawing.* ms.*frames per second64/);
    await page.fill('.scrubber', '100');
    await step(1 / 64);
    expect(
      await page.evaluate(() => [gallery.manager.getNumberOfRunningActions(), gallery.stage.sprites.size]),
    ).toEqual([200, 100]);
  });

  it('shows every grid effect, at the time of its slider', async () => {
    const { page, step } = await ready('gallery/grid');
    const names = await page.locator('.effects a').allTextContents();
    expect(names).toHaveLength(25);
    for (const name of names) {
      await go(page, `grid/${name}`);
      await step(1 / 64);
      await page.locator('.transport .scrubber').fill('1.2');
      const [title, isBent, drawer] = await page.evaluate(() => {
        const root = document.querySelector('rx-whole-page')!.shadowRoot!;
        const { grid, view } = { grid: gallery.surface.grid!, view: gallery.view };
        view.draw();
        return [
          root.querySelector('h1')!.textContent,
          grid.positions.some((place, at) => place !== grid.originals[at]),
          view.renderer,
        ];
      });
      expect([title, isBent, drawer]).toEqual([name, true, 'webgl']);
    }
  });

  it('turns the pages of a book by scrolling, the same on the way back', async () => {
    const { page, step } = await ready('gallery/book');
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

  it('turns a page by dragging, until the browser takes the pointer to scroll', async () => {
    const { page } = await ready('gallery/book');
    const { x, y, width, height } = (await page.locator('.book').boundingBox())!;
    const place = (): Promise<number> => page.evaluate(() => scrollY);
    await page.mouse.move(x + width * 0.8, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width * 0.3, y + height / 2, { steps: 4 });
    const turned = await place();
    expect(turned).toBeGreaterThan(100);
    await page.evaluate(() => {
      document.dispatchEvent(new PointerEvent('pointercancel', { pointerId: 1 }));
    });
    await page.mouse.move(x, y, { steps: 4 });
    expect(await place()).toBe(turned);
  });

  it.each(['scroll', 'book'])('is where it was when a visitor comes back to %s', async (name) => {
    const { page } = await ready(`gallery/${name}`);
    await page.evaluate(() => window.scrollTo(0, 1500));
    await page.locator('.side-list a[data-page$="/move-to.html"]').evaluate((link) => (link as HTMLElement).click());
    await page.waitForSelector('rx-scene[data-ready]');
    await page.goBack();
    await page.waitForSelector('rx-whole-page[data-ready]');
    expect(await page.evaluate(() => scrollY)).toBe(1500);
  });

  it('drags a spring, with the pointer and with keys', async () => {
    const { page, step } = await ready('gallery/drag');
    const ball = page.locator('.spring-ball');
    const middle = async (): Promise<{ x: number; y: number }> => {
      const { x, y, width, height } = (await ball.boundingBox())!;
      return { x: x + width / 2, y: y + height / 2 };
    };
    const home = await middle();
    await page.mouse.move(home.x, home.y);
    await page.mouse.down();
    await page.mouse.move(home.x + 100, home.y - 40);
    await step(1 / 64, 200);
    expect(await middle()).toEqual({ x: expect.closeTo(home.x + 100, 0), y: expect.closeTo(home.y - 40, 0) });
    await page.mouse.up();
    await step(1 / 64, 4);
    expect((await middle()).x).toBeLessThan(home.x + 99);
    await step(1 / 64, 400);
    expect(await middle()).toEqual({ x: expect.closeTo(home.x, 0), y: expect.closeTo(home.y, 0) });
    await ball.focus();
    await page.keyboard.press('ArrowLeft');
    await step(1 / 64, 400);
    expect((await middle()).x).toBeCloseTo(home.x - 120, 0);
    await page.keyboard.press('Home');
    await step(1 / 64, 400);
    // The other button opens a menu, which may hear of its release instead of the page.
    await page.mouse.move(home.x, home.y);
    await page.mouse.down({ button: 'right' });
    await page.mouse.move(home.x + 100, home.y);
    await step(1 / 64, 400);
    expect(await middle()).toEqual({ x: expect.closeTo(home.x, 0), y: expect.closeTo(home.y, 0) });
  });
});

/** Whether an actor is visible: on the stage, which is 640 by 360, and not faded out. */
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
