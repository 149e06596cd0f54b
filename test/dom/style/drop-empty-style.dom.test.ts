import { expect, it } from '@jest/globals';
import { dropEmptyStyle } from '../../../src/dom/style/drop-empty-style.js';

it('removes a style attribute that says nothing, and no other', () => {
  const element = document.createElement('p');
  element.style.color = 'teal';
  dropEmptyStyle(element);
  expect(element.getAttribute('style')).toBe('color: teal;');
  element.style.color = '';
  dropEmptyStyle(element);
  expect(element.hasAttribute('style')).toBe(false);
});

it('leaves an element alone whose style cannot be read', () => {
  const element = document.createElement('p');
  element.setAttribute('style', 'no style');
  dropEmptyStyle(element);
  expect(element.getAttribute('style')).toBe('no style');
});
