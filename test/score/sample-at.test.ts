import { describe, expect, it } from '@jest/globals';
import { delayTime, moveTo, sequence, sineInOut, targeted, yoyo } from 'rx-motion';
import { sampleAt, sampled, sampleInto, score } from 'rx-motion/score';

const plan = score(sequence(delayTime(1), moveTo(2, { x: 10 }), delayTime(1), moveTo(1, { x: 0 })), { x: 2 });

describe('sampleAt', () => {
  it('returns the found value before the first piece, and the last end after a piece', () => {
    const shown = [-5, 0, 1, 2, 3, 3.5, 4.5, 5, 99].map((time) => sampleAt(plan, time)[0]!.x);
    expect(shown).toEqual([2, 2, 2, 6, 10, 10, 5, 0, 0]);
  });

  it('returns the end of a curve that does not end at 1', () => {
    expect(sampleAt(score(yoyo(moveTo(1, { x: 10 }, sineInOut)), { x: 2 }), 2)).toEqual([{ x: 2 }]);
  });

  it('returns an object for each target, also for one that nothing writes', () => {
    expect(sampleAt(score(targeted({ x: 0 }, moveTo(1, { x: 4 })), {}), 0.5)).toEqual([{}, { x: 2 }]);
  });

  it('reads a score that was cloned', () => {
    expect(sampleAt(structuredClone(sampled(plan)), 2)).toEqual([{ x: 6 }]);
  });

  it('refuses a time that is not finite', () => {
    expect(() => sampleAt(plan, NaN)).toThrow(new RangeError('sampleAt: time must be a finite number, got NaN'));
  });
});

describe('sampleInto', () => {
  it('writes into the array that it is given, and returns it', () => {
    const values = new Float64Array(1);
    expect(sampleInto(plan, 2, values)).toBe(values);
    expect([...values]).toEqual([6]);
  });

  it('writes texts and booleans into an ordinary array', () => {
    const shown = score(sequence(delayTime(1), moveTo(1, { x: 4 })), { x: 0 });
    expect(sampleInto(shown, 1.5, [])).toEqual([2]);
  });
});
