import { expect, it } from '@jest/globals';
import { Serial } from '../../src/clock/serial.js';

it('handles a value that arrives during the handling of another one after that one', () => {
  const handled: string[] = [];
  const serial = new Serial<number>((value) => {
    handled.push(`${value}`);
    if (value < 3) handled.push(serial.next(value + 1) ? 'at once' : 'later');
  });
  expect(serial.next(1)).toBe(true);
  expect([handled, serial.isBusy]).toEqual([['1', 'later', '2', 'later', '3'], false]);
});

it('drops the waiting values when one fails, and continues after that', () => {
  const handled: number[] = [];
  const serial = new Serial<number>((value) => {
    if (value === 1) serial.next(2);
    if (value === 1) throw new Error('planned');
    handled.push(value);
  });
  expect(() => serial.next(1)).toThrow('planned');
  serial.next(3);
  expect(handled).toEqual([3]);
});
