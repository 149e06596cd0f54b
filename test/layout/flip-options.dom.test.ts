import { expect, it } from '@jest/globals';
import { checkFlip, elementsOf } from '../../src/layout/flip-options.js';

it('have defaults, by which an element stands for itself', () => {
  const { duration, stagger, resize, key } = checkFlip('flip', {});
  expect([duration, stagger, resize, key(document.body)]).toEqual([0.4, 0, 'scale', document.body]);
});

it.each([
  [{ duration: -1 }, 'flip: duration must be >= 0'],
  [{ stagger: '1' }, 'flip: stagger must be a number'],
  [{ curve: 3 }, 'flip: curve must be a function'],
  [{ resize: 'both' }, 'flip: resize must be "scale" or "size" or "none", got "both"'],
  [{ key: 'id' }, 'flip: key must be a function'],
  [{ reduced$: true }, 'flip: reduced$ must be an observable'],
])('refuse %j', (options, message) => {
  expect(() => checkFlip('flip', options as object)).toThrow(message);
});

it('take elements as a selector, a list or a function', () => {
  document.body.innerHTML = '<p></p><p></p><b></b>';
  const all = [...document.querySelectorAll('p')];
  expect(elementsOf('flip', 'p')).toEqual(all);
  expect(elementsOf('flip', all)).toEqual(all);
  expect(elementsOf('flip', () => document.querySelectorAll('p'))).toEqual(all);
  expect(() => elementsOf('flip', 3 as never)).toThrow('flip: elements must be a selector');
});
