import { expect, it } from '@jest/globals';
import { SpriteFrame } from 'rx-motion/sprite';
import { offsetOf, pictureSize, trimmedCorner } from '../../src/sprite/trim.js';

const parts = { name: 'a', texture: { url: 'a.png' }, rect: { x: 7, y: 9, width: 30, height: 20 } };

it.each([
  ['at the corner of an untrimmed picture', {}, { x: 0, y: 0 }],
  ['in the middle if all sides were trimmed equally', { originalSize: { width: 40, height: 26 } }, { x: 5, y: 3 }],
  [
    'off the middle by its offset, to the right and down',
    { originalSize: { width: 40, height: 26 }, offset: { x: -5, y: 1.5 } },
    { x: 0, y: 4.5 },
  ],
])('is %s', (_where, more, corner) => {
  expect(trimmedCorner(new SpriteFrame({ ...parts, ...more }))).toEqual(corner);
});

it('has a scale', () => {
  const frame = new SpriteFrame({
    ...parts,
    scale: 2,
    originalSize: { width: 20, height: 13 },
    offset: { x: 1, y: 0 },
  });
  expect(pictureSize(frame)).toEqual({ width: 15, height: 10 });
  expect(trimmedCorner(frame)).toEqual({ x: 3.5, y: 1.5 });
});

it('has the offset of its corner', () => {
  const originalSize = { width: 40, height: 26 };
  expect(offsetOf({ x: 0, y: 4.5 }, parts.rect, originalSize)).toEqual({ x: -5, y: 1.5 });
});
