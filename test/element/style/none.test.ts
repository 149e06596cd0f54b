import { expect, it } from '@jest/globals';
import { neutralText } from '../../../src/element/style/neutral-text.js';

it.each([
  ['filter', 'blur(4px)', 'blur(0px)'],
  ['filter', 'blur(1e-2px) saturate(2) brightness(150%)', 'blur(0px) saturate(1) brightness(100%)'],
  ['filter', 'hue-rotate(-90deg)', 'hue-rotate(0deg)'],
  [
    'filter',
    'drop-shadow(3px -8px 2px hsl(28 36% 51%)) contrast(3)',
    'drop-shadow(0px 0px 0px transparent) contrast(1)',
  ],
  ['transform', 'translate(10px, 5%) scale(2, 3)', 'translate(0px, 0%) scale(1, 1)'],
  ['transform', 'translate(calc(10% + 2px), 5px) scale3d(2, 2, 2)', 'translate(calc(0% + 0px), 0px) scale3d(1, 1, 1)'],
  ['transform', 'rotate3d(1, 1, 0, 90deg)', 'rotate3d(0, 0, 0, 0deg)'],
  ['transform', 'perspective(300px) rotateX(20deg)', 'perspective(300px) rotateX(0deg)'],
  ['transform', 'matrix(2, 0, 1, 2, 5, 5)', 'matrix(1, 0, 0, 1, 0, 0)'],
  ['transform', `matrix3d(${'2, '.repeat(15)}2)`, 'matrix3d(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1)'],
  ['translate', '-10px min(50%, 2em)', '0px min(0%, 0em)'],
  ['rotate', 'x 30deg', 'x 0deg'],
  ['scale', '2 50%', '1 100%'],
  ['box-shadow', 'inset 1px 2px 3px -4px #f08', 'inset 0px 0px 0px 0px transparent'],
  ['box-shadow', '1px 2px tomato, color(display-p3 1 0 0) 3px 4px', '0px 0px transparent, transparent 0px 0px'],
])('makes a neutral %s of the same form as %s', (property, text, nothing) => {
  expect(neutralText(property, text)).toBe(nothing);
});
