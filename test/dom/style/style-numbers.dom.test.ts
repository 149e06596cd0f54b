import { afterEach, expect, it } from '@jest/globals';
import { StyleNumbers } from '../../../src/dom/style/style-numbers.js';

afterEach(() => document.body.replaceChildren());

function numbers(): StyleNumbers {
  document.body.innerHTML = '<p style="margin-left: 5px"></p>';
  return new StyleNumbers(document.querySelector('p')!);
}

it('are the same objects whenever they are asked for, by either name', () => {
  const all = numbers();
  expect(all.of('marginLeft', undefined)).toBe(all.of('margin-left', 'px'));
  expect(all.of('--glow', undefined)).not.toBe(all.of('margin-left', undefined));
});

it('have one unit each', () => {
  expect(() => numbers().of('marginLeft', '%')).toThrow(
    new RangeError('style: unit must be the one that margin-left is in, "px", got "%"'),
  );
});
