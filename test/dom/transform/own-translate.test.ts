import { expect, it } from '@jest/globals';
import { ownTranslate } from '../../../src/dom/transform/own-translate.js';

it.each([
  ['', [0, ''], [0, '']],
  ['10px', [10, ''], [0, '']],
  ['-50% 10px 7px', [0, '-50%'], [10, '']],
  ['calc(50% - 12.5px) 1e1px', [0, 'calc(50% - 12.5px)'], [10, '']],
  ['0px 0%', [0, ''], [0, '']],
  ['min(10px, 50%) clamp(1px, 10%, 50px)', [0, 'min(10px, 50%)'], [0, 'clamp(1px, 10%, 50px)']],
  ['calc(3px + max(5px, 20%)) 0px', [0, 'calc(3px + max(5px, 20%))'], [0, '']],
])('splits translate: %s into pixels and other lengths', (text, ...axes) => {
  const [x, y] = ownTranslate(text);
  expect([x, y].map(({ px, base }) => [px, base])).toEqual(axes);
});
