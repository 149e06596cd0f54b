import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { describeInChromium } from '../browser/chromium.js';
import type * as DrawSpritePage from './draw-sprite.page.js';
import { sheetFiles as files } from './sheet-files.js';

declare const exported: typeof DrawSpritePage;

const sheets = [
  'toys-upright.plist',
  'toys-format-1.plist',
  'toys-format-2.plist',
  'toys.plist',
  'toys.json',
  'toys-array.json',
  'toys.xml',
  'toys.atlas',
];
const white = { r: 255, g: 255, b: 255 };

describeInChromium('drawSprite', ({ open }) => {
  const opened = async (): Promise<Page> =>
    (await open({ script: new URL('./draw-sprite.page.ts', import.meta.url), files })).page;

  it('shows frames as they were before packing, for every format of sheet', async () => {
    const page = await opened();
    for (const sheet of sheets) expect(await page.evaluate((sheet) => exported.upright(sheet), sheet)).toEqual([]);
  });

  it.each([
    [true, false],
    [false, true],
    [true, true],
  ])('mirrors frames within their box: left to right %s, upside down %s', async (x, y) => {
    const page = await opened();
    for (const sheet of sheets) {
      expect(await page.evaluate(([sheet, x, y]) => exported.flipped(sheet, x, y), [sheet, x, y] as const)).toEqual([]);
    }
  });

  it('rotates frames by multiples of 90° and keeps their pixels whole', async () => {
    const page = await opened();
    for (const quarters of [1, 2, 3, 4, -1, -5]) {
      expect(await page.evaluate((quarters) => exported.quarters('toys.plist', quarters), quarters)).toEqual([]);
    }
  });

  it('shows frames that are rotated in a texture in any direction, and enlarged in it', async () => {
    const page = await opened();
    expect(await page.evaluate(() => exported.laid())).toEqual([]);
  });

  it('enlarges frames', async () => {
    const page = await opened();
    expect(await page.evaluate(() => exported.enlarged('toys.plist'))).toEqual([]);
  });

  it('lets the background show through, with the opacity clamped to 0 … 1', async () => {
    const page = await opened();
    await page.evaluate(() => (exported.look.opaque = true));
    for (const opacity of [1.5, 1, 0.5, 0.1, 0, -1]) {
      expect(await page.evaluate((opacity) => exported.faded('toys.plist', opacity), opacity)).toEqual([]);
    }
  });

  it('multiplies the colours, pixel by pixel', async () => {
    const page = await opened();
    const colors = [white, { r: 255, g: 0, b: 0 }, { r: 99.5, g: 180, b: 12 }, { r: -20, g: 300, b: 128 }];
    for (const color of colors) {
      expect(await page.evaluate((color) => exported.tinted('toys.plist', color), color)).toEqual([]);
    }
  });

  it('uses the anchor of the frame, else the middle', async () => {
    const page = await opened();
    expect(await page.evaluate(() => exported.anchored('toys.plist'))).toEqual([]);
    expect(await page.evaluate(() => exported.anchored('toys.json'))).toEqual([]);
  });

  it('moves, rotates, scales and then skews about the anchor', async () => {
    const page = await opened();
    await page.evaluate(() => (exported.look.smooth = true));
    expect(await page.evaluate(() => exported.shareUnlike('toys.plist', 'walk_2.png'))).toBeLessThan(0.02);
    expect(await page.evaluate(() => exported.shareUnlike('toys-upright.plist', 'bang_3.png'))).toBeLessThan(0.02);
  });

  it('omits neighbours that reach into the box of a frame with an outline', async () => {
    const page = await opened();
    const triangle = {
      vertices: [
        { x: 0, y: 0 },
        { x: 20, y: 0 },
        { x: 0, y: 20 },
      ],
      verticesUV: [
        { x: 0, y: 0 },
        { x: 20, y: 0 },
        { x: 0, y: 20 },
      ],
      triangles: [[0, 2, 1]] as const,
    };
    const [red, green] = await page.evaluate((polygon) => exported.outlined({ polygon }), triangle);
    expect(red).toBeGreaterThan(180);
    expect(green).toBeLessThan(20);
    const lying = {
      ...triangle,
      verticesUV: [
        { x: 20, y: 0 },
        { x: 20, y: 20 },
        { x: 0, y: 0 },
      ],
    };
    expect(await page.evaluate((polygon) => exported.outlined({ polygon, rotated: true }), lying)).toEqual([
      red,
      green,
    ]);
  });

  it('draws on an OffscreenCanvas, too', async () => {
    const page = await opened();
    expect(await page.evaluate(() => exported.offTheCanvas('toys.plist'))).toBe(true);
  });

  it('restores the context', async () => {
    const page = await opened();
    expect(await page.evaluate(() => exported.leftBehind('toys.plist'))).toEqual([true, 1]);
  });

  it('draws nothing of a hidden sprite', async () => {
    const page = await opened();
    expect(await page.evaluate(() => exported.hidden('toys.plist'))).toBe(0);
  });
});
