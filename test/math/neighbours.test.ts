import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { justAfter, justBefore } from '../../src/math/neighbours.js';
import { numRuns } from '../property/runs.js';

it('finds the numbers next to a number, with none between', () => {
  const bits = new DataView(new ArrayBuffer(8));
  const stepped = (number: number, step: bigint): number => {
    bits.setFloat64(0, number);
    bits.setBigInt64(0, bits.getBigInt64(0) + (number > 0 ? step : -step));
    return bits.getFloat64(0);
  };
  const finite = fc.double({ noNaN: true, noDefaultInfinity: true }).filter((number) => number !== 0);
  fc.assert(
    fc.property(fc.oneof(finite, fc.constantFrom(1, 1.5, 2, -1, 0.1)), (number) => {
      expect(justAfter(number)).toBe(stepped(number, 1n));
      expect(justBefore(number)).toBe(stepped(number, -1n));
    }),
    { numRuns },
  );
  expect([justBefore(0), justAfter(0)]).toEqual([-Number.MIN_VALUE, Number.MIN_VALUE]);
  expect([justBefore(-Infinity), justAfter(Infinity)]).toEqual([-Infinity, Infinity]);
});
