import { beforeEach, expect, it } from '@jest/globals';
import { domTarget, flush, release } from 'rx-motion/dom';
import { HEIGHT, NOTHING, OPACITY, type Resize, WIDTH, X } from '../../src/layout/distance.js';
import { ShownOffset } from '../../src/layout/shown-offset.js';
import { amountsOf, seen } from './glides.js';
import { shownOf } from './laid-out.js';

let element: HTMLElement;
const offsetOf = (resize: Resize = 'none', outer: ShownOffset | null = null) =>
  new ShownOffset(element, { ...seen, x: 100 }, resize, outer);

beforeEach(() => {
  document.body.innerHTML = '<div></div><p></p>';
  element = document.querySelector('p')!;
});

it('adds to the value of an action, which does not read the addition', () => {
  const [offset, target] = [offsetOf(), domTarget(element)];
  for (const [amount, x] of [
    [20, 1],
    [10, 7],
    [0, 9],
  ] as const) {
    offset.show(amountsOf([X, amount]));
    target.x = x;
    expect([target.x, shownOf(element).x]).toEqual([x, amount + x]);
  }
});

it('multiplies the scale of an action, and leaves no style', () => {
  const [offset, target] = [offsetOf('scale'), domTarget(element)];
  target.scaleX = 3;
  offset.show(amountsOf([WIDTH, 5]));
  expect(shownOf(element).scaleX).toBe(4.5);
  offset.show(NOTHING);
  target.scaleX = 1;
  expect([shownOf(element).scaleX, element.getAttribute('style')]).toEqual([1, null]);
});

it('shows a part of the opacity that an action writes, and leaves no style', () => {
  const [offset, target] = [offsetOf(), domTarget(element)];
  for (const [amount, opacity] of [
    [-1, 0.25],
    [-0.5, 0.5],
    [0, 1],
  ] as const) {
    offset.show(amountsOf([OPACITY, amount]));
    target.opacity = opacity;
    flush();
    expect([target.opacity, Number(element.style.opacity || 1)]).toEqual([opacity, opacity * (1 + amount)]);
  }
  expect(element.getAttribute('style')).toBeNull();
});

it('shows the whole opacity again after the target was released', () => {
  const target = domTarget(element);
  offsetOf().show(amountsOf([OPACITY, -0.5]));
  release(target);
  target.opacity = 0.25;
  flush();
  expect(element.style.opacity).toBe('0.25');
});

it('neither reads nor writes a size without an addition', () => {
  Object.defineProperty(domTarget(element), 'width', { get: () => NaN });
  offsetOf('size').show(NOTHING);
  flush();
  expect(element.getAttribute('style')).toBeNull();
});

it('compensates an added size in the margins, and restores them', () => {
  element.style.margin = '4px';
  const offset = offsetOf('size');
  const margins = [amountsOf([WIDTH, 10]), amountsOf([HEIGHT, -5]), NOTHING].map((amounts) => {
    offset.show(amounts);
    flush();
    return [element.style.marginRight, element.style.marginBottom];
  });
  expect(margins).toEqual([
    ['calc(-6px)', 'calc(4px)'],
    ['calc(4px)', 'calc(9px)'],
    ['4px', '4px'],
  ]);
});

it('undoes the scale of an outer element while there is one', () => {
  const outer = new ShownOffset(document.querySelector('div')!, { ...seen, x: 60 }, 'scale', null);
  outer.show(amountsOf([WIDTH, 10]));
  const offset = offsetOf('none', outer);
  offset.show(amountsOf([X, 6]));
  // Its middle is 40 px from that of the outer one, and is to be seen at 46.
  expect(shownOf(element)).toMatchObject({ x: -17, scaleX: 0.5 });
  outer.show(NOTHING);
  offset.show(amountsOf([X, 6]));
  expect(shownOf(element)).toMatchObject({ x: 6, scaleX: 1 });
});

it('converts pixels of the page to the axes of the element', () => {
  const offset = new ShownOffset(element, { ...seen, around: { a: 0, b: 2, c: -2, d: 0 } }, 'none', null);
  offset.show(amountsOf([X, 10]));
  expect(shownOf(element)).toMatchObject({ x: 0, y: -5 });
});
