import { beforeEach, expect, it } from '@jest/globals';
import { flush } from 'rx-motion/dom';
import { type ShownText, shownTextOf } from '../../src/text/shown-text.js';

let element: HTMLElement;
let shown: ShownText;
beforeEach(() => {
  element = document.createElement('p');
  shown = shownTextOf(element);
});

it('reads the text of the element, or a text that is still to be written', () => {
  element.innerHTML = 'a <b>b</b>';
  expect(shown.text).toBe('a b');
  shown.text = 'new';
  expect([shown.text, element.innerHTML]).toEqual(['new', 'a <b>b</b>']);
  flush();
  expect(element.innerHTML).toBe('new');
});

it('writes into a single text node, as frameworks do', () => {
  element.textContent = 'old';
  const node = element.firstChild!;
  shown.text = 'new';
  flush();
  expect([element.firstChild, node.nodeValue]).toEqual([node, 'new']);
});

it('is the same object for all actions on an element', () => {
  expect(shownTextOf(element)).toBe(shown);
});
