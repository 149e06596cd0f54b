import { expect, it } from '@jest/globals';
import { cssName, scriptName } from '../../src/target/css-name.js';

it.each([
  ['marginLeft', 'margin-left'],
  ['margin-left', 'margin-left'],
  ['webkitTextStroke', '-webkit-text-stroke'],
  ['WebkitTextStroke', '-webkit-text-stroke'],
  ['--myGlow', '--myGlow'],
])('%s is called %s in CSS', (property, name) => {
  expect(cssName(property)).toBe(name);
});

it.each([
  ['margin-left', 'marginLeft'],
  ['-webkit-text-stroke', 'WebkitTextStroke'],
  ['opacity', 'opacity'],
  ['--my-glow', '--my-glow'],
])('%s is called %s in scripts', (property, name) => {
  expect(scriptName(property)).toBe(name);
});
