import { expect, it } from '@jest/globals';
import { TO_VALUE } from '../../src/lines/aim.js';
import { bentLeaf } from '../../src/lines/plain-leaf.js';

const plain = { kind: 'test', lenses: null, values: [], aim: TO_VALUE };

it('applies its curve inside a curve around it', () => {
  const square = (t: number) => t * t;
  const bent = bentLeaf(plain, square);
  expect(bent.curve).toBe(square);
  expect(bentLeaf(bent, (t) => 1 - t).curve!(0.25)).toBe(0.75 ** 2);
});
