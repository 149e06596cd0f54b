import { afterEach, expect, it } from '@jest/globals';
import { declarationsOf } from '../../../src/dom/style/declarations.js';
import { ComputedNumber } from '../../../src/dom/target/computed-number.js';
import { domTarget } from '../../../src/dom/target/dom-target.js';

afterEach(() => {
  document.body.innerHTML = '';
});

function faded(): HTMLElement {
  document.body.innerHTML = '<style>p { opacity: 0.5 }</style><p></p>';
  return document.querySelector('p')!;
}

it('is what the page gives the element, which needs no style', () => {
  const element = faded();
  const opacity = new ComputedNumber(element, declarationsOf(element), 'opacity');
  expect([opacity.value, opacity.set(0.25), opacity.value, opacity.set(0.5)]).toEqual([0.5, 0.25, 0.25, null]);
});

it('is what is declared, apart from what the page gives the element', () => {
  const element = faded();
  const declarations = declarationsOf(element);
  declarations.of('opacity').set(0.25);
  const opacity = new ComputedNumber(element, declarations, 'opacity');
  expect([opacity.value, element.style.cssText, opacity.set(0.5)]).toEqual([0.25, 'opacity: 0.25;', null]);
});

it('is 1 for the opacity of an element that is not in the document, 0 for its sides', () => {
  const element = document.createElement('p');
  const valueOf = (name: 'opacity' | 'width'): number =>
    new ComputedNumber(element, declarationsOf(element), name).value;
  expect([valueOf('opacity'), valueOf('width')]).toEqual([1, 0]);
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
