import { expect, it } from '@jest/globals';
import { cssValues } from 'rx-motion';
import { mixOf, NO_TEXTS } from '../../src/math/value-mix.js';

it('is the one in the options, and animates no texts by default', () => {
  expect(mixOf('to', { mix: cssValues() })).toBe(cssValues());
  expect(mixOf('to', {})).toBe(NO_TEXTS);
});

it('rejects texts with an error that names the function that animates them', () => {
  expect(() => NO_TEXTS.pieceOf('to', 'width', ['50%'])).toThrow(
    new TypeError('to: width must be a number, or a string with the option mix: cssValues() of rx-motion, got "50%"'),
  );
});

it('rejects anything but a result of cssValues()', () => {
  expect(() => mixOf('to', { mix: cssValues as never })).toThrow(/^to: mix must be cssValues\(\), got /);
});
