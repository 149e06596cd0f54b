import { beforeEach, expect, it } from '@jest/globals';
import { domTarget, flush } from 'rx-motion/dom';
import type { StyledElement } from '../../src/element/elemental.js';
import { declarationsOf } from '../../src/element/style/declarations.js';
import { WIDTH, X } from '../../src/layout/distance.js';
import type { PageBox } from '../../src/layout/page-box.js';
import { applyShifts } from '../../src/layout/shift.js';
import { amountsOf, glideOf, seen } from './glides.js';

let element: HTMLElement;
let child: HTMLElement;
const placeOf = (around = seen.around): Map<StyledElement, PageBox> =>
  new Map([element, child].map((one) => [one, { ...seen, around }]));

beforeEach(() => {
  document.body.innerHTML = '<p><b></b></p>';
  element = document.querySelector('p')!;
  child = document.querySelector('b')!;
});

it('is the seen position of an element that nothing moves', () => {
  expect(applyShifts(placeOf(), 1)).toEqual(placeOf());
});

it('uses the numbers of the target, in its axes, and moves inner elements', () => {
  Object.assign(domTarget(element), { x: 3, scaleY: 2 });
  flush();
  element.remove();
  const turned = { a: 0, b: 2, c: -2, d: 0 };
  const is = applyShifts(placeOf(turned), 1);
  expect(is.get(element)).toEqual({ x: 0, y: 6, width: 10, height: 20, around: turned });
  expect(is.get(child)).toEqual({ x: 0, y: 6, width: 10, height: 10, around: turned });
  expect(applyShifts(is, -1)).toEqual(placeOf(turned));
});

it('uses only the numbers while the browser animates the element', () => {
  const target = domTarget(element);
  declarationsOf(element).of('transform').animations = 1;
  target.x = 3;
  flush();
  expect(element.style.transform).toBe('');
  expect(applyShifts(placeOf(), 1).get(element)!.x).toBe(3);
  glideOf(element, { from: amountsOf([X, 20]) }).show(0.5);
  expect(applyShifts(placeOf(), 1).get(element)!.x).toBe(3);
});

it('includes the addition of a glide, and other moves of the element', () => {
  const glide = glideOf(element, { from: amountsOf([X, 20], [WIDTH, 10]) });
  domTarget(element).x = 5;
  glide.show(0.5);
  flush();
  expect(applyShifts(placeOf(), 1).get(element)).toEqual({ ...seen, x: 15, width: 15 });
});

it('keeps the size of an element that an action has scaled to 0', () => {
  domTarget(element).scaleX = 0;
  flush();
  expect(applyShifts(placeOf(), -1).get(element)!.width).toBe(10);
});
