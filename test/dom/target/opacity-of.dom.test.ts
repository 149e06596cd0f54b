import { afterEach, expect, it } from '@jest/globals';
import { declarationsOf } from '../../../src/dom/style/declarations.js';
import { domTarget } from '../../../src/dom/target/dom-target.js';
import { opacityOf } from '../../../src/dom/target/opacity-of.js';

afterEach(() => {
  document.body.innerHTML = '';
});

function faded(): HTMLElement {
  document.body.innerHTML = '<style>p { opacity: 0.5 }</style><p></p>';
  return document.querySelector('p')!;
}

it('is what the page gives the element', () => {
  const element = faded();
  expect(opacityOf(element, declarationsOf(element))).toEqual([0.5, 0.5]);
});

it('is what is declared, apart from what the page gives the element', () => {
  const element = faded();
  const declarations = declarationsOf(element);
  declarations.of('opacity').set(0.25);
  expect(opacityOf(element, declarations)).toEqual([0.25, 0.5]);
  expect(element.style.cssText).toBe('opacity: 0.25;');
});

it('is read when a target is first asked for it, and then kept', () => {
  const element = faded();
  const target = domTarget(element);
  element.className = 'late';
  document.querySelector('style')!.textContent += '.late { opacity: 0.75 }';
  expect(target.opacity).toBe(0.75);
  element.className = '';
  expect(target.opacity).toBe(0.75);
  domTarget(element);
  expect(target.opacity).toBe(0.5);
});
