import { beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { describeInChromium } from '../browser/chromium.js';
import type { Files } from '../browser/server.js';
import { builtGallery, openGallery } from './built-gallery.js';

describeInChromium('the player of a scene', ({ open }) => {
  let files: Files;
  beforeAll(() => {
    files = builtGallery();
  });

  it('says in words what is seen, and names what it shows', async () => {
    const { page } = await openGallery(open, files, 'move-to');
    const stage = page.locator('.stage');
    expect([await stage.getAttribute('role'), await stage.getAttribute('aria-label')]).toEqual([
      'img',
      'moveTo, 1.6 seconds: ball changes its x and y.',
    ]);
    expect(await page.locator('.lane-name').allTextContents()).toEqual(['ball x 90 – 550', 'ball y 90 – 260']);
    expect(await page.textContent('.try-it')).toMatch(/^Try: \w/);
    // The readout changes with every frame: nobody wants to hear it.
    expect(await page.locator('output, [aria-live]').count()).toBe(0);
  });

  it('draws y as it is seen: up where the ball is up', async () => {
    const { page } = await openGallery(open, files, 'move-to');
    const heights = await page
      .locator('.lane-curve')
      .nth(1)
      .evaluate((curve) => [...(curve as SVGPolylineElement).points].map(({ y }) => y));
    expect(heights[0]).toBeGreaterThan(heights[heights.length >> 1]!);
    expect(heights.at(-1)).toBeGreaterThan(heights[heights.length >> 1]!);
  });

  it('never cuts a source off, however narrow the window is', async () => {
    const { page } = await openGallery(open, files, 'choreography');
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 700 });
      const [inside, outside] = await page.locator('.source pre').evaluate((pre) => [
        [pre.scrollWidth, pre.scrollHeight],
        [pre.clientWidth, pre.clientHeight],
      ]);
      expect([width, inside]).toEqual([width, outside]);
    }
  });

  it('clips no label on a small screen', async () => {
    const { page } = await openGallery(open, files, 'choreography');
    await page.setViewportSize({ width: 320, height: 700 });
    for (const route of ['choreography', 'progress-from-to', 'respect-reduced-motion', 'grid/waves', 'drag', 'crowd']) {
      await go(page, route);
      const clipped = await page.evaluate(() =>
        [
          ...document.querySelectorAll<HTMLElement>(
            'main :is(button, a, h1, h2, dt, dd, .lane-name, .knob span, .readout)',
          ),
        ]
          .filter((label) => label.offsetParent !== null && !label.classList.contains('visually-hidden'))
          .filter((label) => {
            const { left, right } = label.getBoundingClientRect();
            return label.scrollWidth > label.clientWidth + 1 || left < 0 || right > innerWidth;
          })
          .map((label) => label.textContent),
      );
      expect([route, clipped]).toEqual([route, []]);
    }
  });

  it('shows what is pressed, and its lines, in the colours that somebody forces', async () => {
    const { page } = await openGallery(open, files, 'move-to');
    await page.emulateMedia({ forcedColors: 'active' });
    const grounds = await page
      .locator('[aria-label="speed"] button')
      .evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button).backgroundColor));
    const pressed = grounds.filter((ground) => ground === grounds[3]);
    expect([grounds.length, pressed.length]).toEqual([5, 1]);
    const borders = await page
      .locator('.lane, .stage-frame, .round')
      .evaluateAll((boxes) => boxes.map((box) => getComputedStyle(box).borderTopStyle));
    expect([...new Set(borders)]).toEqual(['solid']);
  });

  it('keeps the focus where it was when a page is built anew', async () => {
    const { page } = await openGallery(open, files, 'grid/waves');
    await page.locator('.effects a >> text=twirl').focus();
    await page.keyboard.press('Enter');
    await page.waitForSelector('h1 >> text=twirl');
    expect(await page.evaluate(() => document.activeElement!.textContent)).toBe('twirl');
    await go(page, 'move-to');
    await page.focus('[aria-label="drawn on"] button:nth-child(2)');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement!.textContent)).toBe('DOM');
    await page.focus('.neighbours .next');
    await page.keyboard.press('Enter');
    await page.waitForSelector('h1 >> text=moveBy');
    expect(await page.evaluate(() => document.activeElement!.id)).toBe('main');
  });

  it('lets a spring be dragged, by the pointer and by keys', async () => {
    const { page, step } = await openGallery(open, files, 'drag');
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
  });
});

/** Follows a link within the page. */
async function go(page: Page, route: string): Promise<void> {
  await page.evaluate(async (to) => {
    if (location.hash === `#/${to}`) return;
    const changed = new Promise((done) => addEventListener('hashchange', done, { once: true }));
    location.hash = `#/${to}`;
    await changed;
  }, route);
}
