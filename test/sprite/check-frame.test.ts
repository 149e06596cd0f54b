import { expect, it } from '@jest/globals';
import { Animation, SpriteFrame } from 'rx-motion/sprite';
import { checkAnimation } from '../../src/sprite/animation.js';
import { checkSize, checkSpriteFrame, checkTexture } from '../../src/sprite/check-frame.js';

const frame = new SpriteFrame({ name: 'a', texture: { url: 'a.png' }, rect: { x: 0, y: 0, width: 8, height: 8 } });
const animation = new Animation([frame], { delayPerUnit: 1 });

it('accepts frames and animations of another copy of the library', () => {
  const foreignFrame = Object.assign({}, frame);
  const foreignAnimation = Object.assign({}, animation);
  expect(checkSpriteFrame('f', 'frame', foreignFrame)).toBe(foreignFrame);
  expect(checkAnimation('f', 'animation', foreignAnimation)).toBe(foreignAnimation);
});

it('rejects anything else', () => {
  expect(() => checkSpriteFrame('f', 'frame', {} as never)).toThrow(
    new TypeError('f: frame must be a sprite frame, got an object'),
  );
  expect(() => checkAnimation('f', 'animation', { frames: [] } as never)).toThrow(
    new TypeError('f: animation must be an Animation, got an object'),
  );
});

it('rejects sizes below 0, also of textures', () => {
  expect(() => checkSize('f', 'size', { width: 1, height: -5 })).toThrow(
    new RangeError('f: size.height must be >= 0 and finite, got -5'),
  );
  expect(() => checkTexture('f', { url: 'a.png', size: { width: -5, height: -5 } })).toThrow(
    new RangeError('f: texture.size.width must be >= 0 and finite, got -5'),
  );
});
