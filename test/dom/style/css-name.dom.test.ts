import { expect, it } from '@jest/globals';
import { checkCssName, cssName } from '../../../src/dom/style/css-name.js';

it.each([
  ['marginLeft', 'margin-left'],
  ['margin-left', 'margin-left'],
  ['webkitTextStroke', '-webkit-text-stroke'],
  ['WebkitTextStroke', '-webkit-text-stroke'],
  ['--myGlow', '--myGlow'],
])('%s is called %s in CSS', (property, name) => {
  expect(cssName(property)).toBe(name);
});

it('refuses a property that CSS does not have', () => {
  const { style } = document.createElement('p');
  for (const name of ['width', '--any']) checkCssName('styleTo', style, name);
  expect(() => {
    checkCssName('styleTo', style, 'widht');
  }).toThrow(new RangeError('styleTo: property must be one that CSS has, got "widht"'));
});
