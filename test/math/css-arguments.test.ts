import { expect, it } from '@jest/globals';
import { argumentsOf } from '../../src/math/css-arguments.js';

it.each([
  ['1 2% 3deg', [1, 2, 3], ['', '%', 'deg'], undefined, false],
  ['1,2,3', [1, 2, 3], ['', '', ''], undefined, true],
  [' 1 , 2 , 3 , 0.5 ', [1, 2, 3], ['', '', ''], 0.5, true],
  ['1-2+3/50%', [1, -2, 3], ['', '', ''], 50, false],
  ['.5.5 1e2', [0.5, 0.5, 100], ['', '', ''], undefined, false],
  ['none 2 3 / none', [NaN, 2, 3], ['', '', ''], NaN, false],
])('reads %p', (text, amounts, units, alpha, hasCommas) => {
  const read = argumentsOf(text)!;
  expect(read.channels.map(({ amount }) => amount)).toEqual(amounts);
  expect(read.channels.map(({ unit }) => unit)).toEqual(units);
  expect([read.alpha?.amount, read.hasCommas]).toEqual([alpha, hasCommas]);
});

it.each(['', '1 2', '1 2 3 4', '1, 2 3', '1,2,none', '1 2 3 /', '1 2 3 / 4 / 5', '1 2 nones', '1. 2 3', 'a b c'])(
  'does not read %p',
  (text) => {
    expect(argumentsOf(text)).toBeUndefined();
  },
);
