import { expect, it } from '@jest/globals';
import { scrollGoals } from '../../../src/dom/scroll/scroll-goal.js';
import type { Scroller } from '../../../src/dom/scroll/scroller.js';

it('names the axes that are to be scrolled', () => {
  const goals = scrollGoals({ x: 3, y: 0 });
  expect(goals.map(({ axis, pixels }) => [axis, pixels({} as Scroller)])).toEqual([
    ['x', 3],
    ['y', 0],
  ]);
  expect(scrollGoals({ y: 1 }).map(({ axis }) => axis)).toEqual(['y']);
  expect(scrollGoals({ element: document.body }).map(({ axis }) => axis)).toEqual(['y']);
  expect(scrollGoals({ element: document.body, axis: 'x' }).map(({ axis }) => axis)).toEqual(['x']);
});

it.each([
  [{}, 'scrollTo: to must be an object with x, y or element, got an object'],
  [{ x: NaN }, 'scrollTo: x must be a finite number, got NaN'],
  [{ element: 'body' }, 'scrollTo: element must be an element, got "body"'],
  [{ element: document.body, align: 'top' }, 'scrollTo: align must be "start" or "center" or "end", got "top"'],
  [{ element: document.body, offset: '1' }, 'scrollTo: offset must be a number, got "1"'],
  [{ element: document.body, axis: 'z' }, 'scrollTo: axis must be "x" or "y", got "z"'],
])('refuses %j', (to, message) => {
  expect(() => scrollGoals(to as { x: number })).toThrow(message);
});
