import { beforeEach, expect, it } from '@jest/globals';
import { domTarget, flush, release } from 'rx-motion/dom';
import { NO_OFFSET, type Resize } from '../../src/layout/offset.js';
import { ShownOffset } from '../../src/layout/shown-offset.js';
import { offsetWith, seen } from './glides.js';
import { shownOf } from './laid-out.js';

let element: HTMLElement;
const offsetOn = (resize: Resize = 'none', outer: ShownOffset | null = null) =>
  new ShownOffset(element, { ...seen, x: 100 }, resize, outer);

beforeEach(() => {
  document.body.innerHTML = '<div></div><p></p>';
  element = document.querySelector('p')!;
});

it('adds to the value of an action, which does not read the addition', () => {
  const [offset, target] = [offsetOn(), domTarget(element)];
  for (const [amount, x] of [
    [20, 1],
    [10, 7],
    [0, 9],
  ] as const) {
    offset.show(offsetWith({ x: amount }));
    target.x = x;
    expect([target.x, shownOf(element).x]).toEqual([x, amount + x]);
  }
});

it('multiplies the scale of an action, and leaves no style', () => {
  const [offset, target] = [offsetOn('scale'), domTarget(element)];
  target.scaleX = 3;
  offset.show(offsetWith({ width: 5 }));
  expect(shownOf(element).scaleX).toBe(4.5);
  offset.show(NO_OFFSET);
  target.scaleX = 1;
  expect([shownOf(element).scaleX, element.getAttribute('style')]).toEqual([1, null]);
});

it('shows a part of the opacity that an action writes, and leaves no style', () => {
  const [offset, target] = [offsetOn(), domTarget(element)];
  for (const [amount, opacity] of [
    [-1, 0.25],
    [-0.5, 0.5],
    [0, 1],
  ] as const) {
    offset.show(offsetWith({ opacity: amount }));
    target.opacity = opacity;
    flush();
    expect([target.opacity, Number(element.style.opacity || 1)]).toEqual([opacity, opacity * (1 + amount)]);
  }
  expect(element.getAttribute('style')).toBeNull();
});

it('shows the whole opacity again after the target was released', () => {
  const target = domTarget(element);
  offsetOn().show(offsetWith({ opacity: -0.5 }));
  release(target);
  target.opacity = 0.25;
  flush();
  expect(element.style.opacity).toBe('0.25');
});

it('neither reads nor writes a size without an addition', () => {
  Object.defineProperty(domTarget(element), 'width', { get: () => NaN });
  offsetOn('size').show(NO_OFFSET);
  flush();
  expect(element.getAttribute('style')).toBeNull();
});

it('compensates an added size in the margins, and restores them', () => {
  element.style.margin = '4px';
  const offset = offsetOn('size');
  const margins = [offsetWith({ width: 10 }), offsetWith({ height: -5 }), NO_OFFSET].map((amounts) => {
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
  outer.show(offsetWith({ width: 10 }));
  const offset = offsetOn('none', outer);
  offset.show(offsetWith({ x: 6 }));
  // Its middle is 40 px from that of the outer one, and is to be seen at 46.
  expect(shownOf(element)).toMatchObject({ x: -17, scaleX: 0.5 });
  outer.show(NO_OFFSET);
  offset.show(offsetWith({ x: 6 }));
  expect(shownOf(element)).toMatchObject({ x: 6, scaleX: 1 });
});

it('converts pixels of the page to the axes of the element', () => {
  const offset = new ShownOffset(element, { ...seen, around: { a: 0, b: 2, c: -2, d: 0 } }, 'none', null);
  offset.show(offsetWith({ x: 10 }));
  expect(shownOf(element)).toMatchObject({ x: 0, y: -5 });
});
