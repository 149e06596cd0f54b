import { expect, it } from '@jest/globals';
import { delayTime, timeline } from 'rx-motion';
import { relativeOf } from '../../src/compose/relative.js';

const second = delayTime(1);

it.each([
  ['<', 0],
  ['>', 1],
  ['+=0.25', 1.25],
  ['-=0.25', 0.75],
  ['<0.25', 0.25],
  ['<+=0.25', 0.25],
  ['<-=-0.25', 0.25],
  ['>-0.25', 0.75],
  ['>-=0.25', 0.75],
  ['>.5', 1.5],
  // How a template writes a small number.
  ['+=2.5e-7', 1.00000025],
  ['<5e+0', 5],
] as const)('%s is at %d s after an entry of 1 s', (at, start) => {
  expect(timeline({ a: second, b: { at, action: second } }).labels.b).toBe(start);
});

it.each(['', '0.5', 'a', '<>', '+=', '<+=', '+=much', '>=1', '=1', '1.', '< 1', '<--1'])(
  '%p is not a relative time',
  (text) => {
    expect(relativeOf(text)).toBeUndefined();
  },
);
