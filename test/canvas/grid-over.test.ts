import { expect, it } from '@jest/globals';
import { gridOver } from 'rx-motion/canvas';

it.each([
  [null, 'null'],
  [{ localName: 'div' }, 'an object'],
  ['img', '"img"'],
])('gridOver refuses %p without a browser, too', (element, got) => {
  expect(() => gridOver(element as never)).toThrow(
    new TypeError(`gridOver: element must be an image, a canvas or a video, got ${got}`),
  );
});
