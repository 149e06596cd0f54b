import { expect, it } from '@jest/globals';
import { describeSite } from '../site/open-site.js';

/** Sizes of letters, in CSS pixels. */
declare const letters: number[];

describeSite('how a scene and its player look', ({ ready }) => {
  it('describes the scene in words, names its parts and draws their numbers', async () => {
    const { page } = await ready('gallery/move-to');
    const stage = page.locator('.stage');
    expect([await stage.getAttribute('role'), await stage.getAttribute('aria-label')]).toEqual([
      'img',
      'moveTo, 1.6 seconds: ball changes its x and y.',
    ]);
    expect(await page.locator('.lane-name').allTextContents()).toEqual(['ball x 90 – 550', 'ball y 90 – 260']);
    expect(await page.textContent('.vp-doc')).toMatch(/Try: \w/);
    // The readout changes with every frame, so it must not be announced.
    expect(await page.locator('rx-scene :is(output, [aria-live])').count()).toBe(0);
    // y is drawn as it is seen: up when the ball is up.
    const heights = await page
      .locator('.lane-curve')
      .nth(1)
      .evaluate((curve) => [...(curve as SVGPolylineElement).points].map(({ y }) => y));
    expect(heights[0]).toBeGreaterThan(heights[heights.length >> 1]!);
    expect(heights.at(-1)).toBeGreaterThan(heights[heights.length >> 1]!);
  });

  it('shows pressed buttons and lanes in forced colours', async () => {
    const { page } = await ready('gallery/move-to');
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

  it('keeps the focus on the used control', async () => {
    const { page } = await ready('gallery/move-to');
    await page.focus('[aria-label="drawn on"] button:nth-child(2)');
    await page.keyboard.press('Enter');
    const focused = await page.evaluate(
      () => document.querySelector('rx-scene')!.shadowRoot!.activeElement?.textContent,
    );
    expect(focused).toBe('DOM');
  });

  it('labels a stage legibly on a phone', async () => {
    const { page, visit } = await ready('gallery/move-to');
    await page.setViewportSize({ width: 320, height: 700 });
    await page.addInitScript(() => {
      const letters: number[] = [];
      const fillText = Reflect.get(CanvasRenderingContext2D.prototype, 'fillText') as (...args: unknown[]) => void;
      CanvasRenderingContext2D.prototype.fillText = function (...args): void {
        letters.push((parseFloat(/[\d.]+(?=px)/.exec(this.font)![0]) * this.getTransform().d) / devicePixelRatio);
        fillText.apply(this, args);
      };
      Object.assign(globalThis, { letters });
    });
    for (const route of ['policies', 'css-curves']) {
      await visit(`gallery/${route}`);
      await page.waitForSelector('rx-scene[data-ready]');
      const sizes = await page.evaluate(() => letters.splice(0));
      expect(sizes.length).toBeGreaterThan(3);
      expect(Math.min(...sizes)).toBeGreaterThan(10);
    }
  });
});
