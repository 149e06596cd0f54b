import { expect, it } from '@jest/globals';
import { doEach } from '../../src/math/do-each.js';

it('calls its function for each item, and throws the first error after the last one', () => {
  const done: number[] = [];
  const act = (item: number): void => {
    done.push(item);
    if (item % 2 === 0) throw new Error(`${item}`);
  };
  expect(() => {
    doEach([1, 2, 3, 4], act);
  }).toThrow('2');
  expect(done).toEqual([1, 2, 3, 4]);
});
