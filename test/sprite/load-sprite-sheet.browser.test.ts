import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { describeInChromium } from '../browser/chromium.js';

declare const exported: {
  readonly load: (url: string) => Promise<unknown>;
};

const own = (name: string): Buffer => readFileSync(new URL(`../sheets/${name}`, import.meta.url));
const script = `
  import { spriteFrameCache } from 'rx-motion/sprite';
  export const load = async (url: string): Promise<unknown> => {
    try {
      const { added } = await spriteFrameCache.load(url);
      const image = spriteFrameCache.get('coin_1.png')?.texture.image;
      return { added: added.length, image: image instanceof ImageBitmap && [image.width, image.height] };
    } catch (error) {
      return [String(error), spriteFrameCache.names];
    }
  };`;

describeInChromium('loading sheets in a browser', ({ open }) => {
  it('fetches and decodes by default', async () => {
    const files = { 'sheets/toys.plist': own('toys.plist'), 'sheets/toys.png': own('toys.png') };
    const { page } = await open({ script, files });
    expect(await page.evaluate(() => exported.load('sheets/toys.plist'))).toEqual({ added: 23, image: [256, 212] });
  });

  it('loads all or nothing', async () => {
    const { page } = await open({
      script,
      files: { 'toys.plist': own('toys.plist'), 'toys.png': 'not a picture' },
    });
    const message =
      'Error: toys.plist: its texture cannot be loaded: toys.png: expected a picture, got image/png that cannot be decoded';
    expect(await page.evaluate(() => exported.load('toys.plist'))).toEqual([message, []]);
  });
});
