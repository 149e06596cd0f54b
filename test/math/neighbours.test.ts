import { expect, it } from '@jest/globals';
import { justAfter, justBefore } from '../../src/math/neighbours.js';

it.each([-1e300, -1, -Number.MIN_VALUE, 0, Number.MIN_VALUE, 1e-310, 0.1, 1, 1.5, 1e300])(
  'finds the numbers beside %d',
  (number) => {
    expect(justBefore(number)).toBeLessThan(number);
    expect(justAfter(number)).toBeGreaterThan(number);
    const between = justBefore(number) / 2 + number / 2;
    expect([justBefore(number), number]).toContain(between);
  },
);
