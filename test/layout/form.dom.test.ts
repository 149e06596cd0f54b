import { beforeEach, expect, it } from '@jest/globals';
import { domTarget, flush } from 'rx-motion/dom';
import { HEIGHT, NOTHING, OPACITY, type Resize, WIDTH, X } from '../../src/layout/distance.js';
import { Form } from '../../src/layout/form.js';
import { amountsOf, seen } from './glides.js';
import { shownOf } from './laid-out.js';

let element: HTMLElement;
const formOf = (resize: Resize = 'none', outer: Form | null = null) =>
  new Form(element, { ...seen, x: 100 }, resize, outer);

beforeEach(() => {
  document.body.innerHTML = '<div></div><p></p>';
  element = document.querySelector('p')!;
});

it('is shown beside what an action writes, which does not read it', () => {
  const [form, target] = [formOf(), domTarget(element)];
  for (const [amount, x] of [
    [20, 1],
    [10, 7],
    [0, 9],
  ] as const) {
    form.show(amountsOf([X, amount]));
    target.x = x;
    expect([target.x, shownOf(element).x]).toEqual([x, amount + x]);
  }
});

it('scales what an action scales, and leaves no style', () => {
  const [form, target] = [formOf('scale'), domTarget(element)];
  target.scaleX = 3;
  form.show(amountsOf([WIDTH, 5]));
  expect(shownOf(element).scaleX).toBe(4.5);
  form.show(NOTHING);
  target.scaleX = 1;
  expect([shownOf(element).scaleX, element.getAttribute('style')]).toEqual([1, null]);
});

it('is added to an opacity, and taken away', () => {
  const [form, target] = [formOf(), domTarget(element)];
  target.opacity = 0.1;
  for (const amount of [0.2, 0.7]) form.show(amountsOf([OPACITY, amount]));
  target.opacity += 0.1;
  form.show(amountsOf([OPACITY, 0.1]));
  expect(target.opacity).toBeCloseTo(0.3, 9);
  form.show(NOTHING);
  expect(target.opacity).toBeCloseTo(0.2, 9);
});

it('reads and writes no size to which nothing is added', () => {
  Object.defineProperty(domTarget(element), 'width', { get: () => NaN });
  formOf('size').show(NOTHING);
  flush();
  expect(element.getAttribute('style')).toBeNull();
});

it('takes from the margins what is added to the size, and gives it back', () => {
  element.style.margin = '4px';
  const form = formOf('size');
  const margins = [amountsOf([WIDTH, 10]), amountsOf([HEIGHT, -5]), NOTHING].map((amounts) => {
    form.show(amounts);
    flush();
    return [element.style.marginRight, element.style.marginBottom];
  });
  expect(margins).toEqual([
    ['calc(-6px)', 'calc(4px)'],
    ['calc(4px)', 'calc(9px)'],
    ['4px', '4px'],
  ]);
});

it('undoes the scale around an element as long as there is one', () => {
  const outer = new Form(document.querySelector('div')!, { ...seen, x: 60 }, 'scale', null);
  outer.show(amountsOf([WIDTH, 10]));
  const form = formOf('none', outer);
  form.show(amountsOf([X, 6]));
  // Its middle is 40 px from that of the outer one, and is to be seen at 46.
  expect(shownOf(element)).toMatchObject({ x: -17, scaleX: 0.5 });
  outer.show(NOTHING);
  form.show(amountsOf([X, 6]));
  expect(shownOf(element)).toMatchObject({ x: 6, scaleX: 1 });
});

it('takes pixels of the page to the axes that the element has', () => {
  const form = new Form(element, { ...seen, around: { a: 0, b: 2, c: -2, d: 0 } }, 'none', null);
  form.show(amountsOf([X, 10]));
  expect(shownOf(element)).toMatchObject({ x: 0, y: -5 });
});
