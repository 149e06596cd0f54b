import { expect, it } from '@jest/globals';
import { checkFlip, elementsOf } from '../../src/layout/flip-options.js';

it('have defaults, with each element as its own key', () => {
  const { duration, stagger, resize, keyOf } = checkFlip('flip', {});
  expect([duration, stagger, resize, keyOf(document.body)]).toEqual([0.4, 0, 'scale', document.body]);
});

it('take the key from a data attribute, if present, or from a function', () => {
  document.body.innerHTML = '<p id="a" data-key="moon"></p>';
  const [byName, byFunction] = ['key', ({ id }: Element) => id].map((as) => checkFlip('flip', { as }).keyOf);
  const [p, body] = [document.querySelector('p')!, document.body];
  expect([byName!(p), byName!(body), byFunction!(p)]).toEqual(['moon', body, 'a']);
});

it('leave the size alone if only the position is animated', () => {
  expect(checkFlip('flip', { only: 'position' }).resize).toBe('none');
});

it.each([
  [{ duration: -1 }, 'flip: duration must be >= 0'],
  [{ stagger: '1' }, 'flip: stagger must be a number'],
  [{ curve: 3 }, 'flip: curve must be a function such as cubicOut of rx-motion'],
  [{ resize: 'both' }, 'flip: resize must be "scale" or "size", got "both"'],
  [{ only: 'size' }, 'flip: only must be "position", got "size"'],
  [{ as: 3 }, 'flip: as must be a function'],
  [{ leaving: 'go' }, 'flip: leaving must be "popLayout" or "wait", got "go"'],
  [{ reduced$: true }, 'flip: reduced$ must be an observable'],
])('refuse %j', (options, message) => {
  expect(() => checkFlip('flip', options as object)).toThrow(message);
});

it('accept elements as a selector, a list or a function', () => {
  document.body.innerHTML = '<p></p><p></p><b></b>';
  const all = [...document.querySelectorAll('p')];
  expect(elementsOf('flip', 'p')).toEqual(all);
  expect(elementsOf('flip', all)).toEqual(all);
  expect(elementsOf('flip', document.body.children)).toEqual([...document.body.children]);
  expect(elementsOf('flip', () => document.querySelectorAll('p'))).toEqual(all);
  expect(() => elementsOf('flip', 3 as never)).toThrow('flip: elements must be a selector');
});
