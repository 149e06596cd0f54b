import { expect, it } from '@jest/globals';
import type { DomTarget } from '../../src/dom/target/dom-target.js';
import { OPACITY, Offsets, WIDTH, X } from '../../src/layout/offsets.js';

const targetOf = () => ({ x: 10, y: 0, scaleX: 1, scaleY: 1, width: 0, height: 0, opacity: 0.1 }) as DomTarget;

it('are added to what else changes the target, and taken away exactly', () => {
  const target = targetOf();
  const offsets = new Offsets(target);
  offsets.set(X, 0.1);
  expect(target.x).toBe(10.1);
  target.x += 5;
  expect(offsets.ownOf(X)).toBeCloseTo(15, 9);
  offsets.set(X, 2);
  expect(target.x).toBeCloseTo(17, 9);
  offsets.set(X, 0);
  expect(target.x).toBeCloseTo(15, 9);
});

it('leave exactly what was found, and write nothing if nothing is added', () => {
  const target = targetOf();
  const offsets = new Offsets(target);
  for (const amount of [0.2, 0.7, 0]) offsets.set(OPACITY, amount);
  expect(target.opacity).toBe(0.1);
  Object.defineProperty(target, 'width', { get: () => 0 });
  expect(() => {
    offsets.set(WIDTH, 0);
  }).not.toThrow();
});
