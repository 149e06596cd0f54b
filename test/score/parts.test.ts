import { describe, expect, it } from '@jest/globals';
import { mixed } from '../../src/score/parts.js';

describe('two values', () => {
  it.each([
    [0, 10, 2.5],
    ['0px', '10px', '2.5px'],
    ['translate3d(1px, -2px, 0)', 'translate3d(3px, 2px, 0)', 'translate3d(1.5px, -1px, 0)'],
    ['rgb(0 0 0 / .5)', 'rgb(0 100 0 / 1)', 'rgb(0 25 0 / 0.625)'],
    ['auto', 'auto', 'auto'],
    ['10px', '2em', '10px'],
    ['#001', '#999', '#001'],
    [false, true, false],
    [null, 4, null],
  ])('%j and %j are %j a quarter of the way', (from, to, expected) => {
    expect(mixed(from, to, 0.25)).toBe(expected);
  });
});
