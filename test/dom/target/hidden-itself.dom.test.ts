import { afterEach, expect, it, jest } from '@jest/globals';
import { isHiddenItself } from '../../../src/dom/target/hidden-itself.js';

afterEach(() => {
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

it.each([
  ['is visible', '', '', false],
  ['is visible though its parent is hidden', 'hidden', 'visible', false],
  ['is hidden by a style of its own', '', 'hidden', true],
  ['is collapsed by a style of its own', '', 'collapse', true],
  ['is collapsed together with its parent', 'collapse', '', undefined],
  ['is hidden by a style of its own, and so is its parent', 'hidden', 'hidden', true],
  ['is hidden together with its parent', 'hidden', '', undefined],
])('an element that %s', (_what, parent, own, expected) => {
  document.body.innerHTML = `<p style="visibility: ${parent}"><b style="visibility: ${own}"></b></p>`;
  expect(isHiddenItself(document.querySelector('b')!)).toBe(expected);
});

it('takes the host for the parent at the top of a shadow tree', () => {
  const host = document.body.appendChild(document.createElement('p'));
  const inside = document.createElement('b');
  host.attachShadow({ mode: 'open' }).append(inside);
  // The simulated page has no styles in shadow trees.
  const hidden = [host, inside];
  jest
    .spyOn(window, 'getComputedStyle')
    .mockImplementation((it) => ({ visibility: hidden.includes(it as HTMLElement) ? 'hidden' : 'visible' }) as never);
  expect(isHiddenItself(inside)).toBeUndefined();
  hidden.shift();
  expect(isHiddenItself(inside)).toBe(true);
});
