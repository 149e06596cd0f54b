import { expect, it } from '@jest/globals';
import { TO_VALUE } from '../../src/lines/aim.js';
import { withOuterCurve } from '../../src/lines/plain-leaf.js';

const plain = { kind: 'test', lenses: null, values: [], aim: TO_VALUE };

it('applies its curve inside a curve around it', () => {
  const square = (t: number) => t * t;
  const bent = withOuterCurve(plain, square);
  expect(bent.curve).toBe(square);
  expect(withOuterCurve(bent, (t) => 1 - t).curve!(0.25)).toBe(0.75 ** 2);
});
