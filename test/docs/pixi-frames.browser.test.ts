import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { describeInChromium } from '../browser/chromium.js';
import { examplesIn, root } from './collect.js';
import { sheets } from './page-content.js';

declare const exported: {
  /** The names of all frames, and of those that PixiJS draws differently from a canvas. */
  readonly compare: () => { readonly all: readonly string[]; readonly different: readonly string[] };
  /** The rotations and scales of a picture in its texture in which PixiJS draws it differently from a canvas. */
  readonly compareLaid: () => readonly string[];
};

const file = 'docs/pixi-and-three.md';
const example = examplesIn(file, readFileSync(join(root, file), 'utf8')).find(({ code }) =>
  code.includes('textureOf('),
);

const script = `
  ${example!.code.replace('type SpriteFrame,', 'SpriteFrame,')}
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
  }

  export function compareLaid() {
    const different = [];
    for (const rotation of [0, 90, 180, 270] as const) {
      for (const scale of [1, 2]) {
        const [width, height] = [24 * scale, 16 * scale];
        const canvas = document.createElement('canvas');
        [canvas.width, canvas.height] = rotation % 180 === 0 ? [width, height] : [height, width];
        const paper = canvas.getContext('2d')!;
        paper.translate(canvas.width / 2, canvas.height / 2);
        paper.rotate(rotation * Math.PI / 180);
        for (const [index, color] of ['red', 'lime', 'blue', 'white', 'black', 'yellow'].entries()) {
          paper.fillStyle = color;
          paper.fillRect((index % 3) * 8 * scale - width / 2, Math.floor(index / 3) * 8 * scale - height / 2, 8 * scale, 8 * scale);
        }
        const size = { originalSize: { width: 40, height: 30 }, offset: { x: 2, y: 1 } };
        const parts = { name: 'laid', texture: { url: 'own', image: canvas }, rotation, scale, ...size };
        const frame = new SpriteFrame({ ...parts, rect: { x: 0, y: 0, width, height } });
        const [ours, theirs] = [byCanvas(frame), byPixi(frame)];
        const shows = ours.some((value) => value > 0);
        if (!shows || ours.some((value, at) => Math.abs(value - theirs[at]!) > 3)) different.push(rotation + '° × ' + scale);
      }
    }
    return different;
  }`;

describeInChromium('the textures of sprite frames in PixiJS', ({ open }) => {
  it('show every frame as a canvas does, however it lies in its texture', async () => {
    const { page } = await open({ script, files: sheets() });
    const { all, different } = await page.evaluate(() => exported.compare());
    expect(all.length).toBeGreaterThan(10);
    expect(different).toEqual([]);
    expect(await page.evaluate(() => exported.compareLaid())).toEqual([]);
  });
});
