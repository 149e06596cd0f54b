import { expect, it } from '@jest/globals';
import { delayTime, repeatForever, sequence, speed } from 'rx-motion';
import { noted, steps } from './noted.js';

it('goes back over the latest thousand rounds of an endless repetition only', () => {
  const log: string[] = [];
  const [, back] = steps(repeatForever(noted('a', 1, log)), log, [1009.5, 0.5]);
  expect(back!.filter((step) => step === 'a undo')).toHaveLength(1000);
  expect(back!.at(-1)).toBe('a 0');
});

it('undoes an endless repetition completely, although old rounds are forgotten', () => {
  const log: string[] = [];
  const late = sequence(delayTime(1), speed(repeatForever(noted('a', 1, log)), 1));
  const [, undone, again] = steps(late, log, [1010.5, 0.5, 1.5]);
  expect(undone!.filter((step) => step === 'a undo')).toHaveLength(1001);
  expect({ last: undone!.at(-1), again }).toEqual({ last: 'a stop', again: ['a start', 'a 0.5'] });
});
