import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { describeSite } from '../site/open-site.js';

type Numbers = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** What the page of a scene exposes to the console. */
declare const gallery: {
  readonly player: {
    readonly playing$: { readonly value: boolean };
    readonly loops$: { readonly value: boolean };
  };
  readonly states: () => Numbers;
};

describeSite('the player of a scene', ({ ready }) => {
  it('has keys for play, scrub and loop when the player has the focus', async () => {
    const { page, step } = await ready('gallery/move-to');
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
    // A button with the focus has the space bar for itself.
    await page.focus('.play');
    await page.keyboard.press(' ');
    expect(await playing(page)).toBe(true);
    await page.focus('[title="half speed"]');
    await page.keyboard.press(' ');
    expect(await playing(page)).toBe(true);
    expect(await page.getAttribute('[title="half speed"]', 'aria-pressed')).toBe('true');
  });

  it('shows the strip of the devtools by a button, and removes it', async () => {
    const { page } = await ready('gallery/move-to');
    const button = page.locator('.devtools button');
    await button.click();
    await page.locator('#rate').waitFor({ state: 'attached' });
    expect(await button.getAttribute('aria-pressed')).toBe('true');
    await button.click();
    await page.locator('#rate').waitFor({ state: 'detached' });
    expect(await button.getAttribute('aria-pressed')).toBe('false');
  });

  it('has a scrubber that speaks when a user moves it or the motion stops', async () => {
    const { page, step } = await ready('gallery/move-to');
    await page.focus('.scrubber');
    const said = (): Promise<string | null> => page.getAttribute('.scrubber', 'aria-valuetext');
    const readout = async (): Promise<string> => (await page.textContent('.readout'))!.split(' ')[0]!;
    await page.locator('.scrubber').evaluate((scrubber) => {
      let count = 0;
      const observer = new MutationObserver((all) => Object.assign(globalThis, { changes: (count += all.length) }));
      observer.observe(scrubber, { attributeFilter: ['aria-valuetext'] });
    });
    await step(1 / 64, 64);
    expect(await readout()).toBe('1.00');
    // A slow machine may rest between two steps.
    expect(await page.evaluate(() => (globalThis as { changes?: number }).changes ?? 0)).toBeLessThan(3);
    await page.keyboard.press('ArrowRight');
    expect(await said()).toBe(`${await readout()} seconds`);
    await page.focus('.play');
    await step(1 / 64, 16);
    await page.keyboard.press(' ');
    expect(await playing(page)).toBe(false);
    const atRest = `${await readout()} seconds`;
    await page.locator(`.scrubber[aria-valuetext="${atRest}"]`).waitFor();
  });

  it('plays backwards and slower, and starts over after a rest', async () => {
    const { page, step } = await ready('gallery/move-to');
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

  it('shows no timeline if no number changes', async () => {
    const { page } = await ready('gallery/values');
    expect(await page.locator('.timeline-cursor').isVisible()).toBe(false);
  });

  it('scrubs when a pointer drags over the timeline', async () => {
    const { page } = await ready('gallery/move-to');
    await page.click('.play');
    await page.locator('.timeline-area').scrollIntoViewIfNeeded();
    const area = (await page.locator('.timeline-area').boundingBox())!;
    await page.mouse.move(area.x + area.width / 4, area.y + 10);
    await page.mouse.down();
    await page.mouse.move(area.x + area.width / 2, area.y + 10);
    expect(await time(page)).toBeCloseTo(0.8);
    await page.mouse.up();
    await page.mouse.move(area.x, area.y + 10);
    expect(await time(page)).toBeCloseTo(0.8);
  });

  it('pauses when the system or the switch reduces motion, until played', async () => {
    const { page, step } = await ready('gallery/move-to');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.waitForFunction(() => !gallery.player.playing$.value, undefined, { polling: 10 });
    await step(1 / 64, 16);
    expect(await time(page)).toBe(0);
    await page.click('rx-motion-switch button');
    expect(await playing(page)).toBe(true);
    await page.click('rx-motion-switch button');
    expect(await playing(page)).toBe(false);
    await page.click('.play');
    await step(1 / 64, 17);
    expect(await time(page)).toBeCloseTo(0.25, 1);
    // The browser remembers it for the next pages.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.reload();
    await page.waitForSelector('rx-scene[data-ready]');
    expect(await playing(page)).toBe(false);
    await page.evaluate(() => localStorage.clear());
  });
});

/** The time of the scrubber, in seconds. */
function time(page: Page): Promise<number> {
  return page.locator('.scrubber').evaluate((scrubber) => (scrubber as HTMLInputElement).valueAsNumber);
}

function playing(page: Page): Promise<boolean> {
  return page.evaluate(() => gallery.player.playing$.value);
}
