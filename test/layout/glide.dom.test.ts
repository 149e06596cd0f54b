import { expect, it } from '@jest/globals';
import { linear, quadraticOut, springCurve } from 'rx-motion';
import { domTarget } from 'rx-motion/dom';
import { Form } from '../../src/layout/form.js';
import { Glide, glides } from '../../src/layout/glide.js';
import { NOTHING, Offsets, SCALE_X, X } from '../../src/layout/offsets.js';
import { shownOf } from './laid-out.js';

const elementOf = () => document.body.appendChild(document.createElement('p'));
const from = NOTHING.map((_, index) => (index === X ? 100 : 0));
const seen = { x: 0, y: 0, width: 10, height: 10, around: { a: 1, b: 0, c: 0, d: 1 } };
const course = { from, seen, velocity: null, duration: 1, delay: 0, curve: (t: number) => t };

it('brings what is added to nothing along a curve, after a delay', () => {
  const element = elementOf();
  const glide = new Glide(new Offsets(domTarget(element)), { ...course, delay: 0.5, curve: quadraticOut });
  const shown = [0, 0.5, 1, 1.5, 9].map((time) => {
    glide.show(time);
    return shownOf(element).x;
  });
  expect(shown).toEqual([100, 100, 25, 0, 0]);
  expect(glide.isMoving).toBe(false);
});

it('begins with a velocity, which dies away', () => {
  const element = elementOf();
  const glide = new Glide(new Offsets(domTarget(element)), { ...course, velocity: from.map((it) => 5 * it) });
  glide.show(0);
  expect(glide.velocity[X]! / 500).toBeCloseTo(1, 2);
  glide.show(0.001);
  expect((shownOf(element).x - 100) / 0.5).toBeCloseTo(1, 1);
  glide.show(1 - 1e-9);
  expect(glide.velocity[X]! / -100).toBeCloseTo(1, 1);
  glide.clear();
  expect(shownOf(element).x).toBe(0);
});

it('begins with its velocity however fast the curve gathers speed', () => {
  const element = elementOf();
  const curve = springCurve({ duration: 0.3, bounce: 0.3 });
  const glide = new Glide(new Offsets(domTarget(element)), {
    ...course,
    duration: 0.2,
    velocity: from.map((it) => it / 2),
    curve,
  });
  glide.show(0.00001);
  expect(Math.abs((shownOf(element).x - 100) / 0.00001 - 50)).toBeLessThan(30);
});

it('has the velocity of its curve', () => {
  const glide = new Glide(new Offsets(domTarget(elementOf())), { ...course, curve: linear(0, 1) });
  glide.show(0.5);
  expect(glide.velocity[X]).toBeCloseTo(-100, 6);
});

it('must have a curve of finite numbers', () => {
  expect(() => new Glide(new Offsets(domTarget(elementOf())), { ...course, curve: linear as never })).toThrow(
    'the curve must return a finite number',
  );
});

it('is forgotten together with those that keep the form of what is in its element', () => {
  document.body.innerHTML = '<div><p></p><b></b></div>';
  const all = [...document.querySelectorAll<HTMLElement>('div, p, b')];
  const [outer, held, free] = all.map((element) => {
    const glide = new Glide(new Offsets(domTarget(element)), {
      ...course,
      from: from.map((it, index) => (index === SCALE_X ? 1 : it)),
    });
    glides.set(element, glide);
    return glide;
  });
  held!.form = new Form(all[1]!, seen, outer!, false);
  for (const glide of [outer!, held!, free!]) glide.show(0);
  outer!.forget();
  expect(all.map((element) => [glides.has(element), shownOf(element).x])).toEqual([
    [false, 0],
    [false, 0],
    [true, 100],
  ]);
  expect([shownOf(all[1]!).scaleX, held!.isCurrent]).toEqual([1, false]);
});
