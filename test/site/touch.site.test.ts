import { expect, it } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { swipe } from '../browser/finger.js';
import { describeSite, type SitePage } from './open-site.js';

describeSite('the site, by the finger', ({ visit }) => {
  /** Opens a page on a phone, scrolled to one of its elements. */
  const openAt = async (path: string, name: string): Promise<SitePage> => {
    const opened = await visit(path);
    await opened.page.setViewportSize({ width: 390, height: 844 });
    await opened.page.locator(name).scrollIntoViewIfNeeded();
    await opened.page.waitForSelector(`${name}[data-ready]`);
    return opened;
  };

  it('drags the handles of a curve, and the page stays where it is', async () => {
    const { page } = await openAt('guide/easing', 'rx-curve-editor');
    const grip = page.locator('rx-curve-editor .grip').first();
    await grip.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    const from = await middleOf(grip);
    await swipe(page, from, { x: 20, y: 120 });
    expect(await page.evaluate(() => scrollY)).toBe(before);
    expect((await middleOf(grip)).y).toBeCloseTo(from.y + 120, -1);
  });

  it('goes to the time of a scene at which its lanes are tapped', async () => {
    const { page } = await openAt('gallery/move-to', 'rx-scene');
    const lanes = page.locator('.timeline-area');
    await lanes.scrollIntoViewIfNeeded();
    const tapped = lanes.evaluate(
      (area) => new Promise<void>((done) => area.addEventListener('click', () => done(), { once: true })),
    );
    const { x, y, width } = (await lanes.boundingBox())!;
    await swipe(page, { x: x + width * 0.75, y: y + 10 });
    await tapped;
    const { time, duration } = await page
      .locator('rx-scene .scrubber')
      .evaluate(({ valueAsNumber, max }: HTMLInputElement) => ({ time: valueAsNumber, duration: Number(max) }));
    expect(time / duration).toBeCloseTo(0.75, 2);
  });

  it.each([
    ['gallery/move-to', 'rx-scene', '.timeline-area'],
    ['index', 'rx-stream', '.diagram'],
    ['guide/time-and-clocks', 'rx-choreography', '.stage'],
  ])('lets two fingers zoom in %s', async (path, name, part) => {
    const { page } = await openAt(path, name);
    const scrubbed = page.locator(`${name} ${part}`);
    expect(await scrubbed.evaluate((element) => getComputedStyle(element).touchAction)).toBe('pan-y pinch-zoom');
  });
});

async function middleOf(part: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const { x, y, width, height } = (await part.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}
