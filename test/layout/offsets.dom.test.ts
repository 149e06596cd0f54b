import { beforeEach, expect, it } from '@jest/globals';
import { domTarget } from 'rx-motion/dom';
import type { DomTarget } from '../../src/dom/target/dom-target.js';
import { OPACITY, Offsets, SCALE_X, WIDTH, X } from '../../src/layout/offsets.js';
import { shownOf } from './laid-out.js';

let element: HTMLElement;
let target: DomTarget;
let offsets: Offsets;

beforeEach(() => {
  element = document.body.appendChild(document.createElement('p'));
  target = domTarget(element);
  offsets = new Offsets(target);
});

it('are shown beside what an action writes, which does not read them', () => {
  for (const [amount, x] of [
    [20, 1],
    [10, 7],
    [0, 9],
  ] as const) {
    offsets.set(X, amount);
    target.x = x;
    expect([target.x, shownOf(element).x]).toEqual([x, amount + x]);
  }
});

it('scale what an action scales, and leave no style', () => {
  target.scaleX = 3;
  offsets.set(SCALE_X, 0.5);
  expect(shownOf(element).scaleX).toBe(4.5);
  offsets.set(SCALE_X, 0);
  target.scaleX = 1;
  expect([shownOf(element).scaleX, element.getAttribute('style')]).toEqual([1, null]);
});

it('are added to an opacity, and taken away exactly', () => {
  target.opacity = 0.1;
  for (const amount of [0.2, 0.7]) offsets.set(OPACITY, amount);
  target.opacity += 0.1;
  offsets.set(OPACITY, 0.1);
  expect(target.opacity).toBeCloseTo(0.3, 9);
  offsets.set(OPACITY, 0);
  expect(target.opacity).toBeCloseTo(0.2, 9);
});

it('write nothing if nothing is added', () => {
  Object.defineProperty(target, 'width', { get: () => 0 });
  expect(() => {
    offsets.set(WIDTH, 0);
  }).not.toThrow();
});
