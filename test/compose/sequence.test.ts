import { describe, expect, it } from '@jest/globals';
import { from } from 'rxjs';
import { delayTime, flipX, repeatTimes, sequence, spawn } from 'rx-motion';

describe('a sequence inside of a sequence', () => {
  // 0.1 + (0.2 + 0.3) is 0.6, but (0.1 + 0.2) + 0.3 is a little more.
  const third = delayTime(0.3);

  it.each([
    ['a sequence', sequence(delayTime(0.2), third, delayTime(0))],
    ['a spawn', spawn(sequence(delayTime(0.2), third, delayTime(0)), delayTime(0.1))],
    ['a repetition', repeatTimes(sequence(delayTime(0.2), third, delayTime(0)), 1)],
  ])('ends with the sum of its durations, not a rounding later: %s', (_, inner) => {
    const target = { flippedX: false };
    const action = sequence(delayTime(0.1), inner, flipX());
    from([action.duration]).pipe(action.on(target)).subscribe();
    expect([action.duration, target.flippedX]).toEqual([0.6, true]);
  });
});
