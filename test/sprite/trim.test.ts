import { expect, it } from '@jest/globals';
import { SpriteFrame } from 'rx-motion/sprite';
import { trimmedCorner } from '../../src/sprite/trim.js';

const parts = { name: 'a', texture: { url: 'a.png' }, rect: { x: 7, y: 9, width: 30, height: 20 } };

it.each([
  ['at the corner where nothing was trimmed', {}, { x: 0, y: 0 }],
  ['in the middle where all sides were trimmed alike', { originalSize: { width: 40, height: 26 } }, { x: 5, y: 3 }],
  [
    'off the middle by its offset, which counts right and down',
    { originalSize: { width: 40, height: 26 }, offset: { x: -5, y: 1.5 } },
    { x: 0, y: 4.5 },
  ],
])('lies %s', (_where, more, corner) => {
  expect(trimmedCorner(new SpriteFrame({ ...parts, ...more }))).toEqual(corner);
});
