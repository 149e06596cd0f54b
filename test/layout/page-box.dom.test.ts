import { expect, it } from '@jest/globals';
import { pageBoxes } from '../../src/layout/page-box.js';
import { layOut } from './laid-out.js';

it('is the centre of a box, in the window or in a parent', () => {
  document.body.innerHTML = '<div><p></p><p></p></div><b></b>';
  const parent = document.querySelector<HTMLElement>('div')!;
  layOut(parent);
  parent.scrollTop = 5;
  const [first, second] = parent.querySelectorAll('p');
  const around = { a: 1, b: 0, c: 0, d: 1 };
  expect(pageBoxes([second!, document.querySelector('b')!])).toEqual(
    new Map([[second!, { x: 50, y: 30, width: 100, height: 20, around }]]),
  );
  expect(pageBoxes([first!], parent).get(first!)).toEqual({ x: 50, y: 15, width: 100, height: 20, around });
});
