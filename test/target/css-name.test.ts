import { expect, it } from '@jest/globals';
import { cssName } from '../../src/target/css-name.js';

it.each([
  ['marginLeft', 'margin-left'],
  ['margin-left', 'margin-left'],
  ['webkitTextStroke', '-webkit-text-stroke'],
  ['WebkitTextStroke', '-webkit-text-stroke'],
  ['--myGlow', '--myGlow'],
])('%s is called %s in CSS', (property, name) => {
  expect(cssName(property)).toBe(name);
});
