import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { describeInChromium } from '../browser/chromium.js';
import { examplesIn, root } from './collect.js';

declare const exported: {
  /** The names of all frames, and of those that PixiJS draws differently from a canvas. */
  readonly compare: () => { readonly all: readonly string[]; readonly different: readonly string[] };
};

const file = 'docs/pixi-and-three.md';
const example = examplesIn(file, readFileSync(join(root, file), 'utf8')).find(({ code }) =>
  code.includes('textureOf('),
);

const script = `
  ${example!.code}
  import { Container, RenderTexture } from 'pixi.js';
  import { drawSprite } from 'rx-motion/sprite';
  const context = new OffscreenCanvas(200, 200).getContext('2d')!;
  const target = RenderTexture.create({ width: 200, height: 200 });

  function byCanvas(spriteFrame: SpriteFrame) {
    context.clearRect(0, 0, 200, 200);
    drawSprite(context, { spriteFrame, x: 100, y: 100 });
    const { data } = context.getImageData(0, 0, 200, 200);
    // PixiJS multiplies colours by their alpha.
    return data.map((value, at) => (at % 4 === 3 ? value : (value * data[at | 3]!) / 255));
  }

  function byPixi(frame: SpriteFrame) {
    const sprite = new Sprite(textureOf(frame));
    sprite.position.set(100, 100);
    app.renderer.render({ container: new Container({ children: [sprite] }), target });
    return app.renderer.extract.pixels(target).pixels;
  }

  export function compare() {
    const all = spriteFrameCache.names;
    const isDifferent = (name: string) => {
      const frame = spriteFrameCache.get(name)!;
      const drawn = byPixi(frame);
      return byCanvas(frame).some((value, at) => Math.abs(value - drawn[at]!) > 3);
    };
    return { all, different: all.filter(isDifferent) };
  }`;

const read = (name: string): Buffer => readFileSync(join(root, 'test/sheets', name));
const renamed = (name: string): string =>
  read(name).toString().replaceAll('walk_1.png', 'hero_01.png').replaceAll('toys.plist', 'hero.plist');

describeInChromium('the textures of sprite frames in PixiJS', ({ open }) => {
  it('show every frame as a canvas does', async () => {
    const files = {
      'hero-animations.plist': renamed('toys-animations.plist'),
      'hero.plist': renamed('toys.plist'),
      'hero.png': read('toys.png'),
      'toys.png': read('toys.png'),
    };
    const { page } = await open({ script, files });
    const { all, different } = await page.evaluate(() => exported.compare());
    expect(all.length).toBeGreaterThan(10);
    expect(different).toEqual([]);
  });
});
