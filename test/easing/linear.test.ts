import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { linear, type LinearStop } from '../../src/easing/linear.js';

const dyadic = fc.integer({ min: -64, max: 128 }).map((n) => n / 64);

describe('linear', () => {
  it.each<{ means: string; stops: LinearStop[]; same: LinearStop[] }>([
    { means: 'ends without an input are at 0 and 1', stops: [0, 1], same: [[0, 0], [1, 1]] }, // prettier-ignore
    { means: 'stops without input are spaced evenly', stops: [0, 0.5, 0.25, 1, 1], same: [[0, 0], [0.5, 0.25], [0.25, 0.5], [1, 0.75], [1, 1]] }, // prettier-ignore
    { means: 'stops without input are spaced between those that have one', stops: [0, 0.5, 0.75, [0.25, 0.75], 1], same: [[0, 0], [0.5, 0.25], [0.75, 0.5], [0.25, 0.75], [1, 1]] }, // prettier-ignore
    { means: 'two inputs are two stops', stops: [0, [0.5, 0.25, 0.75], 1], same: [[0, 0], [0.5, 0.25], [0.5, 0.75], [1, 1]] }, // prettier-ignore
    { means: 'an input below an earlier one is raised', stops: [[0, 0.25], [0.5, 0.125], 1], same: [[0, 0.25], [0.5, 0.25], [1, 1]] }, // prettier-ignore
    { means: 'the default 1 of the last stop is raised, too', stops: [0, [0.5, 1.25], 0.75], same: [[0, 0], [0.5, 1.25], [0.75, 1.25]] }, // prettier-ignore
    { means: 'stops are spaced up to a raised input', stops: [[0, 0.5], 0.25, [0.5, 0.25], 1], same: [[0, 0.5], [0.25, 0.5], [0.5, 0.5], [1, 1]] }, // prettier-ignore
  ])('$means', ({ stops, same }) => {
    fc.assert(fc.property(dyadic, (t) => expect(linear(...stops)(t)).toBe(linear(...same)(t))));
  });

  it('continues its first and its last line outside the inputs', () => {
    const curve = linear([0.25, 0.25], [0.5, 0.5], [0.5, 0.75]);
    expect([-1, 0, 1, 2].map(curve)).toEqual([-1, 0, 0.5, 0.5]);
  });

  it('is at the later stop before a jump at its first input and after one at its last', () => {
    const curve = linear([0.25, 0], [0.5, 0], [0.75, 1], [1, 1]);
    expect([-1, 0, 1, 2].map(curve)).toEqual([0.5, 0.5, 1, 1]);
    expect([-1, 0.5].map(linear([0.25, 0.75], [0.5, 0.5], 1))).toEqual([0.5, 0.5]); // the second input is raised
  });

  it('is constant with a single stop', () => {
    expect([-1, 0, 0.5, 1].map(linear([0.5, 0.25]))).toEqual([0.5, 0.5, 0.5, 0.5]);
  });

  it('is exact at each of many stops', () => {
    fc.assert(
      fc.property(fc.array(dyadic, { minLength: 2 }), (outputs) => {
        const curve = linear(...outputs.map((output, i) => [output, i / outputs.length] as const));
        expect(outputs.map((_, i) => curve(i / outputs.length))).toEqual(outputs);
      }),
    );
  });

  it('rejects no stops, and numbers that are not finite', () => {
    expect(() => linear()).toThrow(new RangeError('linear: there must be at least one stop, got none'));
    expect(() => linear(0, NaN)).toThrow(
      new RangeError('linear: the output of stop 1 must be a finite number, got NaN'),
    );
    expect(() => linear(0, [1, 0.5, Infinity])).toThrow(
      new RangeError('linear: the input of stop 1 must be a finite number, got Infinity'),
    );
  });
});
