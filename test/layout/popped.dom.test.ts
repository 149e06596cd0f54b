import { expect, it } from '@jest/globals';
import { bar } from '../../src/dom/presence/barred.js';
import { placeOf, popOut } from '../../src/layout/popped.js';

it('is taken out of the flow where it is, and put back when it is called back', () => {
  const element = document.body.appendChild(document.createElement('p'));
  element.style.cssText = 'width: 50px; margin-top: 3px;';
  bar(element, true);
  popOut(element, placeOf(element));
  expect([element.style.position, element.style.left, element.style.marginTop]).toEqual(['absolute', '0px', '0px']);
  bar(element, false);
  expect(element.style.cssText).toBe('width: 50px; margin-top: 3px;');
});
