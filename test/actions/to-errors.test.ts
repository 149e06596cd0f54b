import { expect, it } from '@jest/globals';
import { cssValues, to } from 'rx-motion';

it.each([
  [null, 'to: values must be an object, got null'],
  [{ light: null }, 'to: light must be an object, got null'],
  [{ light: { power: NaN } }, 'to: light.power must be a finite number, got NaN'],
  [{ light: { power: true } }, 'to: light.power must be a number, a string or an object, got true'],
  [{ light: { name: 'none' } }, 'to: light.name must be a CSS colour or a string with numbers, got "none"'],
])('names the path at which the values %p are wrong', (values, message) => {
  expect(() => to(1, values as never, { mix: cssValues() })).toThrow(message);
});

it('explains what a curve is if it finds a word in place of options', () => {
  expect(() => to(1, { x: 8 }, 'ease-out' as never)).toThrow(
    new TypeError('to: curve must be a function such as cubicOut of rx-motion, got "ease-out"'),
  );
  expect(() => to(1, { x: 8 }, 5 as never)).toThrow(new TypeError('to: options must be an object, got 5'));
});
