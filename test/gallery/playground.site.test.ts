import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { toShared } from '../../docs/playground/share/shared-code.js';
import { describeSite } from '../site/open-site.js';

/** Turns a text, frame by frame, whatever the user wants. */
const turning = `
  const text = document.body.appendChild(document.createElement('p'));
  let angle = 0;
  const turn = () => {
    text.style.transform = 'rotate(' + angle++ + 'deg)';
    requestAnimationFrame(turn);
  };
  turn();`;

describeSite('the playground', ({ visit }) => {
  it('runs a program, completes names, shows errors in place, and shares it', async () => {
    const { page, errors } = await visit('gallery/move-to', 'real');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.click('.open-program');
    await hasRun(page);
    expect(await page.evaluate(() => document.activeElement!.className)).toContain('cm-content');
    const frame = page.frames().find((frame) => frame !== page.mainFrame())!;
    await frame.waitForSelector('div');
    const folder = page.url().split('gallery/')[0]!;
    const others = asked.filter((url) => !url.startsWith(folder) && !/^(?:data|blob|about):/.test(url));
    expect(others).toEqual([]);

    // Names come from the package's own declarations; choosing one imports it.
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.type('const turn = rotateB');
    await page.waitForSelector('.cm-completionLabel >> text=rotateBy');
    await page.waitForSelector('.playground-about >> text=Rotates the target');
    await page.keyboard.press('Enter');
    await page.keyboard.type('(1, true');
    await page.waitForSelector('.cm-lintRange-error');
    // The editor shows only the lines that fit.
    const program = (): Promise<string> =>
      page.locator('.cm-line').evaluateAll((lines) => lines.map((line) => line.textContent).join('\n'));
    await page.waitForSelector('.cm-line >> text=/^import .*rotateBy.* from .rx-motion.;$/');

    // A run-time error is shown at its line.
    await page.keyboard.press('Control+Enter');
    await page.waitForSelector('.playground-log >> text=rotateBy');
    const failed = page.locator('.playground-failed');
    expect(await failed.textContent()).toContain('rotateBy(1, true');
    expect(await page.textContent('.playground-log')).toMatch(/line \d+: Uncaught \w+: rotateBy: /);
    expect(errors.splice(0)).toHaveLength(1);

    await page.click('.playground >> text=Copy');
    await page.waitForSelector('.playground-said >> text=copied');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.startsWith(await program())).toBe(true);
    await page.click('.playground >> text=Share');
    await page.waitForSelector('.playground-said >> text=link');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.click('.playground >> text=Reset');
    await hasRun(page);
    expect(await program()).not.toContain('rotateBy(1, true');

    const [download] = await Promise.all([page.waitForEvent('download'), page.click('.playground >> text=Download')]);
    expect(download.suggestedFilename()).toBe('moveto.zip');

    await page.goto(link);
    await page.reload();
    await page.waitForSelector('.playground-log >> text=rotateBy');
    expect(copied.startsWith(await program())).toBe(true);
    expect(errors.splice(0)).toHaveLength(1);
  }, 240_000);

  it('offers the things of the gallery, each at an address', async () => {
    const { page } = await visit('playground', 'real');
    await page.waitForSelector('.cm-line >> text=tomato');
    await page.selectOption('.play-choice select', 'menu');
    await page.waitForSelector('.cm-line >> text=Copy the link');
    expect(new URL(page.url()).hash).toBe('#/play/menu');
    await page.reload();
    await page.waitForSelector('.cm-line >> text=Copy the link');
    expect(await page.inputValue('.play-choice select')).toBe('menu');
  }, 240_000);

  it('keeps a changed program, also one with a slash, when the visitor leaves and comes back', async () => {
    const { page } = await visit('playground', 'real');
    const first = page.locator('.cm-line').first();
    const choose = (name: string): Promise<unknown> => page.selectOption('.play-choice select', name);
    await page.click('.cm-content');
    await page.keyboard.press('Control+Home');
    await page.keyboard.type('// A hop: ');
    await page.click('.VPNavBarMenu >> text=Reference');
    await page.waitForSelector('.names');
    await page.goBack();
    await page.waitForSelector('.cm-line >> text=tomato');
    expect(await first.textContent()).toMatch('// A hop:');
    await choose('menu');
    await page.waitForSelector('.cm-line >> text=Copy the link');
    await choose('');
    await page.waitForSelector('.cm-line >> text=tomato');
    expect(await first.textContent()).toMatch('// A hop:');
    await page.focus('.playground >> text=Reset');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.playground-said >> text=Restored');
    // Reset has nothing more to do.
    expect(await page.locator('.playground-bar button:focus').textContent()).toBe('Run');
    await page.keyboard.press('/');
    await page.waitForSelector('.VPLocalSearchBox');
    await page.reload();
    await page.waitForSelector('.cm-line >> text=tomato');
    expect(await first.textContent()).not.toContain('// A hop:');
  }, 240_000);

  it('shows its first program in forced colours, and at rest if motion is reduced', async () => {
    const { page } = await visit('playground', 'real');
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await page.reload();
    await hasRun(page);
    const frame = page.frames().find((frame) => frame !== page.mainFrame())!;
    const box = frame.locator('body > div');
    expect(await box.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(255, 99, 71)');
    expect(await box.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(true);
    // Two frames on the page's own clock.
    await box.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await box.evaluate((element) => element.style.transform)).toBe('');
  }, 240_000);

  it.each([
    ['its first program, which asks', null],
    ['a program that does not ask', turning],
  ])(
    'stops %s while all motion is paused',
    async (_, code) => {
      const { page } = await visit('playground', 'real');
      if (code !== null) {
        await page.goto(`${page.url()}#/play/${toShared(code)}`);
        await page.reload();
      }
      await hasRun(page);
      const frame = page.frames().find((frame) => frame !== page.mainFrame())!;
      const box = frame.locator('body > :is(div, p)');
      /** Whether it moves within three frames of the browser. */
      const moves = (): Promise<boolean> =>
        box.evaluate(async (element) => {
          const before = element.style.transform;
          for (let frame = 0; frame < 3; frame++) await element.animate([], 17).finished;
          return element.style.transform !== before;
        });
      expect(await moves()).toBe(true);
      await page.click('rx-motion-switch button');
      while (await moves());
      expect(await moves()).toBe(false);
      await page.click('rx-motion-switch button');
      while (!(await moves()));
      await page.evaluate(() => localStorage.clear());
    },
    240_000,
  );

  it('opens a shared program of a long page in view', async () => {
    const { page } = await visit('guide/composition', 'real');
    const share = await page.locator('rx-program').last().getAttribute('data-share');
    await page.goto(page.url() + share! + toShared('console.log(1)'));
    await page.reload();
    await page.waitForSelector('.playground-log >> text=1');
    const { y } = (await page.locator('.playground').boundingBox())!;
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(200);
  }, 240_000);
});

async function hasRun(page: Page): Promise<void> {
  await page.waitForSelector('.playground-body[data-ran]');
}
