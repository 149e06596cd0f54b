import { describe, expect, it } from '@jest/globals';
import { type StepPosition, steps } from '../../src/easing/steps.js';

const times = [-0.5, -0.25, 0, 0.25, 0.5, 0.75, 1, 1.25, 1.5];

describe('steps', () => {
  it.each<[StepPosition, number[]]>([
    ['jump-start', [0, 0, 0.5, 0.5, 1, 1, 1, 1.5, 2]],
    ['start', [0, 0, 0.5, 0.5, 1, 1, 1, 1.5, 2]],
    ['jump-end', [-0.5, -0.5, 0, 0, 0.5, 0.5, 1, 1, 1.5]],
    ['end', [-0.5, -0.5, 0, 0, 0.5, 0.5, 1, 1, 1.5]],
    ['jump-none', [-1, -1, 0, 0, 1, 1, 1, 2, 3]],
    ['jump-both', [0, 0, 1, 1, 2, 2, 3, 3, 4].map((step) => step / 3)],
  ])('of two parts and %s jump where CSS says, also outside [0, 1]', (position, outputs) => {
    expect(times.map(steps(2, position))).toEqual(outputs);
  });

  it('jump at the end by default', () => {
    expect(times.map(steps(4))).toEqual(times.map(steps(4, 'end')));
  });

  it('reject counts that are not whole numbers from 1, and 1 with jump-none', () => {
    expect(() => steps(0)).toThrow(new RangeError('steps: count must be a whole number >= 1, got 0'));
    expect(() => steps(1.5)).toThrow(new RangeError('steps: count must be a whole number >= 1, got 1.5'));
    expect(() => steps(1, 'jump-none')).toThrow(new RangeError('steps: count must be a whole number >= 2, got 1'));
  });

  it('reject a position unknown to CSS', () => {
    const positions = 'jump-start, jump-end, jump-none, jump-both, start, end';
    expect(() => steps(2, 'middle' as never)).toThrow(
      new RangeError(`steps: position must be one of ${positions}, got "middle"`),
    );
    expect(() => steps(2, 'toString' as never)).toThrow(
      new RangeError(`steps: position must be one of ${positions}, got "toString"`),
    );
  });
});
