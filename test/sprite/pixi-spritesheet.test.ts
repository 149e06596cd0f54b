import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parseSpriteSheet } from 'rx-motion/sprite';
import { pictureSize, trimmedCorner } from '../../src/sprite/trim.js';
import { Spritesheet, Texture, TextureSource } from '../pixi/pixi.js';

const pixels = (min: number, max: number) => fc.integer({ min, max });
const frame = fc
  .record({
    x: pixels(0, 99),
    y: pixels(0, 99),
    w: pixels(1, 99),
    h: pixels(1, 99),
    left: pixels(0, 9),
    top: pixels(0, 9),
  })
  .chain(({ x, y, w, h, left, top }) =>
    fc.record(
      {
        frame: fc.constant({ x, y, w, h }),
        rotated: fc.boolean(),
        trimmed: fc.constant(true),
        spriteSourceSize: fc.constant({ x: left, y: top, w, h }),
        sourceSize: fc.record({ w: pixels(w + left, w + left + 9), h: pixels(h + top, h + top + 9) }),
        anchor: fc.constantFrom({ x: 0.5, y: 1 }, { x: 0.25, y: 0 }),
      },
      { requiredKeys: ['frame', 'rotated', 'trimmed', 'spriteSourceSize', 'sourceSize'] },
    ),
  );
const sheets = fc.record({
  frames: fc.record({ a: frame, b: frame, c: frame }),
  animations: fc.dictionary(fc.constantFrom('run', 'jump'), fc.array(fc.constantFrom('a', 'b', 'c'))),
  meta: fc.record(
    { image: fc.constant('a.png'), scale: fc.constantFrom('1', '2', 2, '0.5', 4) },
    { requiredKeys: ['image', 'scale'] },
  ),
});

it('agrees with PixiJS on sizes, trims, rotations, anchors and animations', () => {
  fc.assert(
    fc.property(sheets, (document) => {
      const texture = new Texture({ source: new TextureSource({ width: 256, height: 256 }) });
      const theirs = new Spritesheet(texture, document as never);
      theirs.parseSync();
      const ours = parseSpriteSheet(document, { url: 'a.json' });
      for (const sprite of ours.frames) {
        const { orig, trim, frame, rotate, source, defaultAnchor } = theirs.textures[sprite.name]!;
        const { x, y, width, height } = sprite.rect;
        expect(sprite.originalSize).toEqual({ width: orig.width, height: orig.height });
        expect({ ...trimmedCorner(sprite), ...pictureSize(sprite) }).toEqual({
          x: trim.x,
          y: trim.y,
          width: trim.width,
          height: trim.height,
        });
        expect([x, y, sprite.scale]).toEqual([
          frame.x * source.resolution,
          frame.y * source.resolution,
          source.resolution,
        ]);
        expect(sprite.rotated ? height : width).toBe(frame.width * source.resolution);
        // In PixiJS, 2 quarters of 45° are a picture that is rotated clockwise.
        expect(sprite.rotation).toBe(rotate === 2 ? 90 : 0);
        expect(sprite.anchor).toEqual(defaultAnchor);
      }
      expect(
        Object.fromEntries(ours.animations.map(({ name, frames }) => [name, frames.map((each) => each.spriteFrame)])),
      ).toEqual(
        Object.fromEntries(
          Object.entries(theirs.animations).map(([name, textures]) => [name, textures.map(({ label }) => label)]),
        ),
      );
    }),
  );
});
