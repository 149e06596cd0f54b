import { beforeEach, expect, it } from '@jest/globals';
import { of } from 'rxjs';
import { NOTHING, WIDTH, X } from '../../src/layout/distance.js';
import { checkFlip } from '../../src/layout/flip-options.js';
import { planGlide } from '../../src/layout/glide-plan.js';
import { amountsOf, glideOf, seen } from './glides.js';

const options = checkFlip('flip', { reduced$: of(false) });
const before = { seen: { ...seen, x: 30, width: 20 }, velocity: null, glide: null };
const still = { before, seen, outer: null, delay: 0.5, length: 1.5 };

let element: HTMLElement;
let inner: HTMLElement;

beforeEach(() => {
  document.body.innerHTML = '<div><p></p></div>';
  element = document.querySelector('div')!;
  inner = document.querySelector('p')!;
});

it('starts where an element was seen, after its delay; a new element has none', () => {
  const course = planGlide(element, still, options, false);
  expect(course).toMatchObject({ from: [30, 0, 10, 0, 0], resize: 'scale', delay: 0.5, velocity: null });
  expect(planGlide(element, { ...still, before: undefined }, options, false)).toBeNull();
});

it('starts at once for a moving element, even if it passes its goal', () => {
  const velocity = amountsOf([X, 5]);
  const there = { ...still, before: { ...before, seen, velocity } };
  expect(planGlide(element, there, options, false)).toMatchObject({ from: NOTHING, velocity, delay: 0 });
  expect(planGlide(element, { ...still, before: { ...before, seen, velocity: NOTHING } }, options, false)).toBeNull();
});

it('is the remainder of a glide whose goal stays the same', () => {
  const glide = glideOf(element, { from: amountsOf([X, 100]), duration: 1.2 });
  glide.show(0.6);
  const moving = { ...still, before: { seen: { ...seen, x: 50 }, velocity: NOTHING, glide } };
  expect(planGlide(element, moving, options, false)).toMatchObject({ goesOn: true, delay: -0.6, duration: 1.2 });
  const elsewhere = planGlide(element, { ...moving, seen: { ...seen, x: 5 } }, options, false);
  expect(elsewhere).toMatchObject({ goesOn: true, delay: 0, duration: 0.4 });
});

it('is relative to the glide of an outer element, and starts with it', () => {
  const outer = glideOf(element, { from: amountsOf([X, 20]), velocity: NOTHING });
  const course = planGlide(inner, { ...still, outer }, options, false);
  expect(course).toMatchObject({ from: [10, 0, 10, 0, 0], velocity: NOTHING, delay: 0 });
});

it('keeps the form of the children of a scaled element, and only of those', () => {
  const child = { ...still, delay: undefined };
  expect(planGlide(inner, child, options, false)).toBeNull();
  expect(
    planGlide(inner, { ...child, outer: glideOf(element, { from: amountsOf([X, 20]) }) }, options, false),
  ).toBeNull();
  const outer = glideOf(element, { from: amountsOf([WIDTH, 20]), delay: 0.25 });
  // Its left edge stays where it was.
  const course = planGlide(inner, { ...child, outer }, options, false);
  expect(course).toMatchObject({ from: [25, 0, 0, 0, 0], resize: 'none', delay: 0.25 });
});

it('fades in an element at its new position if less motion is wanted', () => {
  const moving = { ...still, before: { ...before, velocity: amountsOf([X, 5]) } };
  const course = planGlide(element, moving, { ...options, resize: 'none' }, true);
  expect(course).toMatchObject({ from: [0, 0, 0, 0, -1], velocity: null });
  expect(planGlide(element, { ...still, before: { ...before, seen } }, options, true)).toBeNull();
});
