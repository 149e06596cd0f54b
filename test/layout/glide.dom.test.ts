import { beforeEach, expect, it } from '@jest/globals';
import { linear, quadraticOut, springCurve } from 'rx-motion';
import { flush } from 'rx-motion/dom';
import { forget, glides } from '../../src/layout/glide.js';
import { glideOf, offsetWith, seen } from './glides.js';
import { shownOf } from './laid-out.js';

const from = offsetWith({ x: 100 });
let element: HTMLElement;

beforeEach(() => {
  document.body.innerHTML = '<p></p>';
  element = document.querySelector('p')!;
});

it('reduces the addition to nothing along a curve, after a delay', () => {
  const glide = glideOf(element, { from, delay: 0.5, curve: quadraticOut });
  const shown = [0, 0.5, 1, 1.5, 9].map((time) => {
    glide.show(time);
    return shownOf(element).x;
  });
  expect(shown).toEqual([100, 100, 25, 0, 0]);
  expect(glide.isOn).toBe(false);
});

it('starts with a velocity, which fades', () => {
  const glide = glideOf(element, { from, velocity: offsetWith({ x: 500 }) });
  glide.show(0);
  expect(glide.velocityAt(seen).x / 500).toBeCloseTo(1, 2);
  glide.show(0.001);
  expect((shownOf(element).x - 100) / 0.5).toBeCloseTo(1, 1);
  glide.show(1 - 1e-9);
  expect(glide.velocityAt(seen).x / -100).toBeCloseTo(1, 1);
  glide.clear();
  expect(shownOf(element).x).toBe(0);
});

it('starts with its velocity, however fast the curve accelerates', () => {
  const curve = springCurve({ duration: 0.3, bounce: 0.3 });
  const glide = glideOf(element, { from, duration: 0.2, velocity: offsetWith({ x: 50 }), curve });
  glide.show(0.00001);
  expect(Math.abs((shownOf(element).x - 100) / 0.00001 - 50)).toBeLessThan(30);
});

it('has the velocity of its curve after it has started to move', () => {
  const glide = glideOf(element, { from, curve: linear(0, 1) });
  // Two changes in one frame: nobody has seen it move between them.
  glide.show(0);
  expect(glide.isMoving).toBe(false);
  glide.show(0.5);
  expect([glide.isMoving, glide.velocityAt(seen).x]).toEqual([true, expect.closeTo(-100, 6)]);
});

it('has the velocity of a size that an action has scaled since', () => {
  const glide = glideOf(element, { from: offsetWith({ width: 10, height: 4 }) });
  glide.show(0.5);
  const { width, height } = glide.velocityAt({ ...seen, width: 15, height: 24 });
  expect([width, height].map((it) => Math.round(it))).toEqual([-10, -8]);
});

it('has a remainder until it is over or stopped', () => {
  const glide = glideOf(element, { from, delay: 0.25 });
  glide.show(0.75);
  // The browser rounds what it has laid out.
  const course = glide.restOver(offsetWith({ x: 50.05 }), 0.5)!;
  expect(course).toEqual({ ...glide.plan, delay: -0.5, isThrown: true });
  const rest = glideOf(element, course);
  expect([rest.moved.x, rest.isMoving]).toEqual([50, true]);
  rest.show(0.25);
  expect([shownOf(element).x, rest.isOn]).toEqual([25, true]);
  rest.show(0.5);
  expect(rest.isOn).toBe(false);
  rest.show(0.25);
  rest.stoppedAt = -1;
  expect(rest.isOn).toBe(false);
});

it('has no remainder if its element has another goal, or arrives earlier', () => {
  const glide = glideOf(element, { from });
  glide.show(0.5);
  const there = offsetWith({ x: 50 });
  expect(glide.restOver(there, 0.5)).not.toBeNull();
  expect(glide.restOver(offsetWith({ x: 55 }), 0.5)).toBeNull();
  expect(glide.restOver(offsetWith({ x: 50, width: 5 }), 0.5)).toBeNull();
  expect(glide.restOver(there, 0.4)).toBeNull();
});

it('must have a curve of finite numbers', () => {
  expect(() => glideOf(element, { curve: linear as never })).toThrow('the curve must return a finite number');
});

it('is removed together with the glides of inner elements', () => {
  element.innerHTML = '<b></b>';
  const inner = element.querySelector('b')!;
  const outer = glideOf(element, { from: offsetWith({ x: 100, width: 10 }) });
  const held = glideOf(inner, { resize: 'none' }, outer);
  for (const glide of [outer, held]) glide.show(0);
  expect([shownOf(element).x, shownOf(inner).scaleX]).toEqual([100, 0.5]);
  forget(element);
  flush();
  expect([element, inner].map((one) => [glides.has(one), one.getAttribute('style')])).toEqual([
    [false, null],
    [false, null],
  ]);
});
