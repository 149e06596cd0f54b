import { afterEach, expect, it } from '@jest/globals';
import { flush } from '../../../src/element/page.js';
import { declarationsOf } from '../../../src/element/style/declarations.js';
import { isHiddenItself } from '../../../src/element/target/computed-values.js';
import { domTarget } from '../../../src/element/target/dom-target.js';

afterEach(() => {
  document.body.innerHTML = '';
});

function faded(): HTMLElement {
  document.body.innerHTML = '<style>p { opacity: 0.5 }</style><p></p>';
  return document.querySelector('p')!;
}

it('is the value that the page gives the element, which needs no declaration', () => {
  const element = faded();
  const target = domTarget(element);
  const styles = [0.25, 0.5].map((opacity) => {
    target.opacity = opacity;
    flush();
    return [target.opacity, element.getAttribute('style')];
  });
  expect(styles).toEqual([[0.25, 'opacity: 0.25;'], [0.5, null]]); // prettier-ignore
});

it('is the declared value, as distinct from the value of the page', () => {
  const element = faded();
  declarationsOf(element).of('opacity').set(0.25);
  const target = domTarget(element);
  expect([target.opacity, element.style.cssText]).toEqual([0.25, 'opacity: 0.25;']);
  target.opacity = 0.5;
  flush();
  expect(element.style.cssText).toBe('');
});

it('is 1 for the opacity of an element that is not in the document, 0 for its sides', () => {
  const { opacity, width, height } = domTarget(document.createElement('p'));
  expect([opacity, width, height]).toEqual([1, 0, 0]);
});

it('is read whenever it is needed, unless it is declared', () => {
  const element = faded();
  const target = domTarget(element);
  element.className = 'late';
  document.querySelector('style')!.textContent += '.late { opacity: 0.75 }';
  expect(target.opacity).toBe(0.75);
  element.className = '';
  expect(target.opacity).toBe(0.5);
  target.opacity = 0.25;
  element.className = 'late';
  expect(target.opacity).toBe(0.25);
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
