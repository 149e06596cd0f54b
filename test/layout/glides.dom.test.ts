import { expect, it } from '@jest/globals';
import { Subject } from 'rxjs';
import { fadeOut } from 'rx-motion';
import { domTarget, leave as leaveBy } from 'rx-motion/dom';
import { Form } from '../../src/layout/form.js';
import { Glide } from '../../src/layout/glide.js';
import { forget, glides, leave, velocityOf } from '../../src/layout/glides.js';
import { NOTHING, Offsets, SCALE_X, X } from '../../src/layout/offsets.js';

const seen = { x: 0, y: 0, width: 10, height: 10, around: { a: 2, b: 0, c: 0, d: 2 } };

/** Begins to move an element, and to scale it. */
function glideOf(element: HTMLElement): Glide {
  const from = NOTHING.map((_, index) => (index === X ? 20 : index === SCALE_X ? 1 : 0));
  const course = { from, seen, velocity: null, duration: 1, delay: 0, curve: (t: number) => t };
  const glide = new Glide(new Offsets(domTarget(element)), course);
  glides.set(element, glide);
  return glide;
}

function elements(): readonly HTMLElement[] {
  document.body.innerHTML = '<div><p></p><b></b></div>';
  return [...document.querySelectorAll<HTMLElement>('div, p, b')];
}

it('know how fast an element is seen to move, until it is stopped or left alone', () => {
  const [element] = elements();
  expect(velocityOf(element!)).toBeNull();
  const glide = glideOf(element!);
  glide.show(0.5);
  expect([velocityOf(element!)![X], velocityOf(element!)![SCALE_X]].map((it) => Math.round(it!))).toEqual([-40, -10]);
  glide.stoppedAt = -1;
  expect(velocityOf(element!)).toBeNull();
  glide.show(0.75);
  leave(element!);
  expect([velocityOf(element!), glide.isCurrent, domTarget(element!).x]).toEqual([null, false, 5]);
});

it('take what leaves for something that moves', () => {
  const [element] = elements();
  leaveBy(element!, fadeOut(1), new Subject<number>()).subscribe();
  expect(velocityOf(element!)).toBe(NOTHING);
});

it('are forgotten together with those that keep the form of what is in them', () => {
  const [outer, inner, other] = elements();
  const glide = glideOf(outer!);
  const [held, free] = [glideOf(inner!), glideOf(other!)];
  held.form = new Form(inner!, seen, glide, false);
  for (const one of [glide, held, free]) one.show(0);
  forget(outer!);
  expect([outer!, inner!, other!].map((element) => glides.has(element))).toEqual([false, false, true]);
  expect([outer!, inner!, other!].map((element) => domTarget(element).x)).toEqual([0, 0, 20]);
  expect(domTarget(inner!).scaleX).toBe(1);
});
