import { expect, it } from '@jest/globals';
import { delayTime, repeatForever, sequence, speed } from 'rx-motion';
import { noted, steps } from './noted.js';

it('starts each child when the previous one has ended, several in one frame', () => {
  const log: string[] = [];
  const three = sequence(noted('a', 1, log), noted('b', 1, log), noted('c', 2, log));
  expect(steps(three, log, [0.5, 2.5])).toEqual([
    ['a start', 'a 0.5'],
    ['a 1', 'a stop', 'b start', 'b 1', 'b stop', 'c start', 'c 0.25'],
  ]);
});

it('goes back to the previous child, which keeps its start values', () => {
  const log: string[] = [];
  expect(steps(sequence(noted('a', 1, log), noted('b', 1, log)), log, [1.5, 0.5, 1.25])).toEqual([
    ['a start', 'a 1', 'a stop', 'b start', 'b 0.5'],
    ['b undo', 'b stop', 'a 0.5'],
    ['a 1', 'a stop', 'b start', 'b 0.25'],
  ]);
});

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
