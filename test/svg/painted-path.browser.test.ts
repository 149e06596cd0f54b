import { expect, it } from '@jest/globals';
import { describeInChromium } from '../browser/chromium.js';

declare const exported: typeof import('./painted-path.page.js');

const script = new URL('painted-path.page.ts', import.meta.url);

/** The scenes in which a number is too large. */
function above(limit: number, scenes: Readonly<Record<string, number>>): (readonly [scene: string, number])[] {
  return Object.entries(scenes).filter(([, number]) => !(number < limit));
}

describeInChromium('followPath along a path of the page', ({ open }) => {
  it.each([false, true])('goes where it is painted (orient: %s)', async (orient) => {
    const { page } = await open({ script });
    expect(above(0.5, await page.evaluate((orient) => exported.misses(orient), orient))).toEqual([]);
  });

  it('rotates in the painted direction', async () => {
    const { page } = await open({ script });
    expect(above(1, await page.evaluate(() => exported.skews()))).toEqual([]);
  });

  it('goes as far as it is painted from where the target is', async () => {
    const { page } = await open({ script });
    expect(above(0.5, await page.evaluate(() => exported.shifts()))).toEqual([]);
  });

  it('puts the point on the path about which the target rotates', async () => {
    const { page } = await open({ script });
    expect(await page.evaluate(() => exported.pivots())).toEqual([0, 0]);
  });

  it('leaves the target where it was before its start', async () => {
    const { page } = await open({ script });
    expect(await page.evaluate(() => exported.undone())).toBe(true);
  });
});
