import { afterEach, expect, it } from '@jest/globals';
import { domTarget } from 'rx-motion/dom';

afterEach(() => {
  document.body.innerHTML = '';
});

it('is 1 for the opacity of an element that is not in the document, 0 for its sides', () => {
  const { opacity, width, height } = domTarget(document.createElement('p'));
  expect([opacity, width, height]).toEqual([1, 0, 0]);
});

it('is read whenever it is needed, unless it is declared', () => {
  document.body.innerHTML = '<style>p { opacity: 0.5 } .late { opacity: 0.75 }</style><p class="late"></p>';
  const element = document.querySelector('p')!;
  const target = domTarget(element);
  expect(target.opacity).toBe(0.75);
  element.className = '';
  expect(target.opacity).toBe(0.5);
  target.opacity = 0.25;
  element.className = 'late';
  expect(target.opacity).toBe(0.25);
});

it.each([
  ['is visible', '', '', true],
  ['is visible though its parent is hidden', 'hidden', 'visible', true],
  ['is hidden by a style of its own', '', 'hidden', false],
  ['is collapsed by a style of its own', '', 'collapse', false],
  ['is collapsed together with its parent', 'collapse', '', true],
  ['is hidden by a style of its own, and so is its parent', 'hidden', 'hidden', false],
  ['is hidden together with its parent', 'hidden', '', true],
])('knows whether an element hides itself that %s', (_what, parent, own, expected) => {
  document.body.innerHTML = `<p style="visibility: ${parent}"><b style="visibility: ${own}"></b></p>`;
  expect(domTarget(document.querySelector('b')!).visible).toBe(expected);
});
