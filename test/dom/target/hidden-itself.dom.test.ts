import { afterEach, expect, it } from '@jest/globals';
import { isHiddenItself } from '../../../src/dom/target/hidden-itself.js';

afterEach(() => {
  document.body.replaceChildren();
});

it.each([
  ['is visible', '', '', false],
  ['is visible though its parent is hidden', 'hidden', 'visible', false],
  ['is hidden by a style of its own', '', 'hidden', true],
  ['is collapsed by a style of its own', '', 'collapse', true],
  ['is collapsed together with its parent', 'collapse', '', false],
  ['is hidden by a style of its own, and so is its parent', 'hidden', 'hidden', true],
  ['is hidden together with its parent', 'hidden', '', false],
])('an element that %s', (_what, parent, own, expected) => {
  document.body.innerHTML = `<p style="visibility: ${parent}"><b style="visibility: ${own}"></b></p>`;
  expect(isHiddenItself(document.querySelector('b')!)).toBe(expected);
});
