import { expect, it } from '@jest/globals';
import { placeOf, popOut } from '../../src/layout/popped.js';

it('is taken out of the flow where it is, and put back with its own style', () => {
  const element = document.body.appendChild(document.createElement('p'));
  element.style.cssText = 'margin: 3px; width: 50px';
  const putBack = popOut(element, placeOf(element));
  expect([element.style.position, element.style.left, element.style.margin]).toEqual(['absolute', '0px', '0px']);
  putBack();
  expect(element.style.cssText).toBe('margin: 3px; width: 50px;');
});
