import { beforeEach, expect, it } from '@jest/globals';
import { domTarget, flush } from 'rx-motion/dom';
import { Form } from '../../src/layout/form.js';
import { Glide } from '../../src/layout/glide.js';
import { HEIGHT, NOTHING, Offsets, SCALE_X, WIDTH, X } from '../../src/layout/offsets.js';
import { shownOf } from './laid-out.js';

const around = { a: 1, b: 0, c: 0, d: 1 };
const seen = { x: 100, y: 0, width: 10, height: 10, around };
const amountsOf = (index: number, amount: number) => NOTHING.map((nothing, one) => (one === index ? amount : nothing));

let element: HTMLElement;

beforeEach(() => {
  document.body.innerHTML = '<p></p>';
  element = document.querySelector('p')!;
});

it('takes from the margins what is added to the size, and gives it back', () => {
  element.style.margin = '4px';
  const offsets = new Offsets(domTarget(element));
  const form = new Form(element, seen, null, true);
  const margins = [amountsOf(WIDTH, 10), amountsOf(HEIGHT, -5), NOTHING].map((amounts) => {
    form.show(offsets, amounts);
    flush();
    return [element.style.marginRight, element.style.marginBottom];
  });
  expect(margins).toEqual([
    ['calc(-6px)', 'calc(4px)'],
    ['calc(4px)', 'calc(9px)'],
    ['4px', '4px'],
  ]);
});

it('undoes the scale around an element as long as its glide is the one that scales', () => {
  const outer = document.body.appendChild(document.createElement('div'));
  const course = { from: amountsOf(SCALE_X, 1), seen: { ...seen, x: 60 }, velocity: null, duration: 1, delay: 0 };
  const glide = new Glide(new Offsets(domTarget(outer)), { ...course, curve: (t) => t });
  glide.show(0);
  const [offsets, form] = [new Offsets(domTarget(element)), new Form(element, seen, glide, false)];
  form.show(offsets, amountsOf(X, 6));
  // Its middle is 40 px from that of the outer one, and is to be seen at 46.
  expect(shownOf(element)).toMatchObject({ x: -17, scaleX: 0.5 });
  glide.isCurrent = false;
  form.show(offsets, amountsOf(X, 6));
  expect(shownOf(element)).toMatchObject({ x: 6, scaleX: 1 });
});
