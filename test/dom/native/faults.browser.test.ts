import { expect, it } from '@jest/globals';
import { describeInChromium } from '../../browser/chromium.js';

declare const exported: typeof import('./faults.page.js');

describeInChromium('playNative', ({ open }) => {
  const content = { script: new URL('faults.page.ts', import.meta.url), clock: 'real' } as const;

  it('ends an action of duration 0 at once', async () => {
    const { page } = await open(content);
    expect(await page.evaluate(() => exported.zeroLength())).toEqual([
      [30, 30, 0],
      [20, 20, 0],
      [60, 60, 0],
    ]);
  });

  it('shows time 0 again after the end, and continues from there', async () => {
    const { page } = await open(content);
    const shown = [0, 0, 100, 100, 100, 100, 0, 0, 50, 50, 100, 100, 0, 0, 25, 25, 25];
    expect(await page.evaluate(() => exported.again())).toEqual(shown);
  });

  it('moves custom properties and gradients evenly', async () => {
    const { page } = await open(content);
    const shown = ['25px', 'linear-gradient(20deg', '75px', 'linear-gradient(60deg'];
    expect(await page.evaluate(() => exported.jumping())).toEqual(shown);
  });

  it('does not jump when motions replace each other several times a frame', async () => {
    const { page } = await open(content);
    const { jump, animations, most, x } = await page.evaluate(() => exported.rapid());
    expect(jump).toBeLessThan(0.5);
    expect([animations, most, x]).toEqual([0, 2, 33]);
  });

  it('takes back a wiggle that is stopped long after its last frame', async () => {
    const { page } = await open(content);
    expect(await page.evaluate(() => exported.wiggled())).toBe(0);
  });

  it('is in the right position after its element was removed and put back', async () => {
    const { page } = await open(content);
    const { differences, x, animations } = await page.evaluate(() => exported.takenOut());
    expect(Math.max(...differences)).toBeLessThan(0.5);
    expect([x, animations]).toEqual([300, 0]);
  });

  it('moves an SVG shape that has its own transform as frames do', async () => {
    const { page } = await open(content);
    expect(Math.max(...(await page.evaluate(() => exported.shapes())))).toBeLessThan(0.01);
  });

  it.each([false, true])('moves an element together with a flip, started before it: %s', async (startsFirst) => {
    const { page } = await open(content);
    const differences = await page.evaluate((it) => exported.gliding(it), startsFirst);
    expect(Math.max(...differences)).toBeLessThan(0.5);
  });

  it('is in the right position after its page was frozen, as in the page cache', async () => {
    const { page } = await open(content);
    await page.evaluate(() => exported.start());
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });
    await page.waitForTimeout(200);
    await devtools.send('Page.setWebLifecycleState', { state: 'active' });
    const { difference, x } = await page.evaluate(() => exported.difference());
    expect(difference).toBeLessThan(0.5);
    expect(x).toBeGreaterThan(30);
  });
});
