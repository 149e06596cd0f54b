import { beforeEach, expect, it } from '@jest/globals';
import { Subject } from 'rxjs';
import { fadeOut } from 'rx-motion';
import { domTarget, leave } from 'rx-motion/dom';
import { Glide, glides } from '../../src/layout/glide.js';
import { glidingOf } from '../../src/layout/gliding.js';
import { NOTHING, Offsets, SCALE_X, X } from '../../src/layout/offsets.js';
import { shownOf } from './laid-out.js';

const seen = { x: 0, y: 0, width: 10, height: 10, around: { a: 2, b: 0, c: 0, d: 2 } };

/** Begins to move an element, and to scale it. */
function glideOf(element: HTMLElement): Glide {
  const from = NOTHING.map((_, index) => (index === X ? 20 : index === SCALE_X ? 1 : 0));
  const course = { from, seen, velocity: null, duration: 1, delay: 0, curve: (t: number) => t };
  const glide = new Glide(new Offsets(domTarget(element)), course);
  glides.set(element, glide);
  return glide;
}

let element: HTMLElement;

beforeEach(() => {
  element = document.body.appendChild(document.createElement('p'));
});

it('is how fast an element is seen to move, until it is stopped or left alone', () => {
  expect(glidingOf(element, seen)).toEqual({ velocity: null, layout: undefined });
  const glide = glideOf(element);
  // Two changes in one frame: nobody has seen it move between them.
  glide.show(0);
  expect(glidingOf(element, seen).velocity).toBeNull();
  glide.show(0.5);
  expect(
    [glidingOf(element, seen).velocity![X], glidingOf(element, seen).velocity![SCALE_X]].map((it) => Math.round(it!)),
  ).toEqual([-20, -1]);
  glide.stoppedAt = -1;
  expect(glidingOf(element, seen).velocity).toBeNull();
  glide.show(0.75);
  glide.leave();
  expect([glidingOf(element, seen).velocity, glide.isCurrent, shownOf(element).x]).toEqual([null, false, 5]);
});

it('takes what leaves for something that moves', () => {
  leave(element, fadeOut(1), new Subject<number>()).subscribe();
  expect(glidingOf(element, seen).velocity).toBe(NOTHING);
});
