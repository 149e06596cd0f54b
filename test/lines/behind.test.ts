import { expect, it } from '@jest/globals';
import { BEHIND, behind } from '../../src/lines/behind.js';

it('is what a view says is behind it, and any other target itself', () => {
  const plain = { x: 1 };
  expect(behind(new Proxy({}, { get: (_empty, key) => (key === BEHIND ? plain : undefined) }))).toBe(plain);
  expect([behind(plain), behind(null), behind('text')]).toEqual([plain, null, 'text']);
});
