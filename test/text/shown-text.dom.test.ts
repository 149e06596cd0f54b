import { beforeEach, expect, it } from '@jest/globals';
import { callFunc, delayTime, play, sequence } from 'rx-motion';
import { flush } from 'rx-motion/dom';
import { countTo, scrambleText, typeText } from 'rx-motion/text';
import { Subject } from 'rxjs';
import { ShownText } from '../../src/text/shown-text.js';

let element: HTMLElement;
let shown: ShownText;
beforeEach(() => {
  element = document.createElement('p');
  shown = new ShownText(element);
});

it('reads and writes the text of the element', () => {
  element.innerHTML = 'a <b>b</b>';
  expect(shown.text).toBe('a b');
  shown.text = 'new';
  expect([shown.text, element.innerHTML]).toEqual(['new', 'new']);
});

it('writes into a single text node, as frameworks do', () => {
  element.textContent = 'old';
  const node = element.firstChild!;
  shown.text = 'new';
  expect([element.firstChild, node.nodeValue]).toEqual([node, 'new']);
});

it('leaves the nodes alone while the text remains the same', () => {
  element.innerHTML = 'a <b>b</b>';
  shown.text = 'a b';
  expect(element.innerHTML).toBe('a <b>b</b>');
});

it.each([
  ['typeText', typeText(1, 'Loading')],
  ['countTo', countTo(1, 100)],
  ['scrambleText', scrambleText(1, 'Loading')],
])('keeps what a callback writes after a %s, in the same frame', (_name, action) => {
  const frame$ = new Subject<number>();
  const done = callFunc(() => (element.textContent = 'Done'));
  play(sequence(action, done, delayTime(1)), { element }, frame$).subscribe();
  for (const dt of [0, 0.75, 0.75]) frame$.next(dt);
  flush();
  expect(element.textContent).toBe('Done');
});
