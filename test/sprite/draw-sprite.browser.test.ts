import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { describeInChromium } from '../browser/chromium.js';
import type * as DrawSpritePage from './draw-sprite.page.js';
import { sheetFiles as files } from './sheet-files.js';
import { corners } from './sheets.js';

declare const exported: typeof DrawSpritePage;

const sheets = Object.keys(files).filter(
  (name) => /^toys[^.]*\.(?:plist|json|xml|atlas)$/.test(name) && !name.includes('anim'),
);
const white = { r: 255, g: 255, b: 255 };

describeInChromium('drawSprite', ({ open }) => {
  const opened = async (): Promise<Page> =>
    (await open({ script: new URL('./draw-sprite.page.ts', import.meta.url), files })).page;

  /** The checks of the page that return what is wrong, with their arguments. */
  type Check = 'upright' | 'flipped' | 'quarters' | 'laid' | 'faded' | 'tinted' | 'anchored';
  const flips = [[true, false], [false, true], [true, true]]; // prettier-ignore
  const colors = [white, { r: 255, g: 0, b: 0 }, { r: 99.5, g: 180, b: 12 }, { r: -20, g: 300, b: 128 }];
  it.each<[how: string, check: Check, ...given: (readonly unknown[])[]]>([
    ['shows frames as they were before packing, for every format of sheet', 'upright', ...sheets.map((sheet) => [sheet])],
    ['mirrors frames within their box', 'flipped', ...sheets.flatMap((sheet) => flips.map((flip) => [sheet, ...flip]))],
    ['rotates frames by multiples of 90° and keeps their pixels whole', 'quarters', ...[1, 2, 3, 4, -1, -5].map((count) => ['toys.plist', count])],
    ['shows frames that are rotated in a texture in any direction, and enlarged in it', 'laid', []],
    ['lets the background show through, with the opacity clamped to 0 … 1', 'faded', ...[1.5, 1, 0.5, 0.1, 0, -1].map((opacity) => ['toys.plist', opacity])],
    ['multiplies the colours, pixel by pixel', 'tinted', ...colors.map((color) => ['toys.plist', color])],
    ['uses the anchor of the frame, else the middle', 'anchored', ['toys.plist'], ['toys.json']],
  ])('%s', async (_how, check, ...given) => {
    const page = await opened();
    const wrong = await page.evaluate(
      async ([check, given]) => {
        const wrong: string[] = [];
        for (const each of given) wrong.push(...(await (exported[check] as (...given: unknown[]) => Promise<string[]>)(...each)));
        return wrong;
      },
      [check, given] as const,
    );
    expect(wrong).toEqual([]);
  }); // prettier-ignore

  it('moves, rotates, scales and then skews about the anchor', async () => {
    const page = await opened();
    await page.evaluate(() => (exported.look.smooth = true));
    expect(await page.evaluate(() => exported.shareUnlike('toys.plist', 'walk_2.png'))).toBeLessThan(0.02);
    expect(await page.evaluate(() => exported.shareUnlike('toys-upright.plist', 'bang_3.png'))).toBeLessThan(0.02);
  });

  it('omits neighbours that reach into the box of a frame with an outline', async () => {
    const page = await opened();
    const corner = corners(0, 0, 20, 0, 0, 20);
    const triangle = { vertices: corner, verticesUV: corner, triangles: [[0, 2, 1]] as const };
    const [red, green] = await page.evaluate((polygon) => exported.outlined({ polygon }), triangle);
    expect(red).toBeGreaterThan(180);
    expect(green).toBeLessThan(20);
    const lying = { ...triangle, verticesUV: corners(20, 0, 20, 20, 0, 0) };
    expect(await page.evaluate((polygon) => exported.outlined({ polygon, rotated: true }), lying)).toEqual([
      red,
      green,
    ]);
  });

  it('draws on an OffscreenCanvas, too', async () => {
    const page = await opened();
    expect(await page.evaluate(() => exported.offTheCanvas('toys.plist'))).toBe(true);
  });
});
