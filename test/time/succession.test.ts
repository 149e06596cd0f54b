import { describe, expect, it } from '@jest/globals';
import type { Bindable } from '../../src/time/bindable.js';
import { delayTime, sequence } from 'rx-motion';
import { Rounds, fmod } from '../../src/time/succession.js';

const lasting = (duration: number) => ({ duration }) as Bindable<unknown>;

describe('a split', () => {
  it('ends each child its own duration after the planned end of the one before', () => {
    const whole: object = sequence(...[0.1, 0.2, 0.3].map(delayTime));
    const split = (whole as Bindable<never>).succession!;
    let end = 0;
    const ends = [0, 1, 2].map((index) => (end = split.endOf(index, end, 0)));
    expect(ends).toEqual([0.1, 0.1 + 0.2, 0.1 + 0.2 + 0.3]);
    expect([split.count, split.waits, split.child(1).duration]).toEqual([3, true, 0.2]);
  });
});

describe('rounds', () => {
  it('end at multiples of their duration, not at a sum that drifts', () => {
    const rounds = new Rounds(lasting(0.1), Infinity);
    expect(rounds.endOf(2, 99, 0)).toBe(3 * 0.1);
    expect(rounds.endOf(9_999, 99, 5)).toBe(5 + 10_000 * 0.1);
    expect([rounds.count, rounds.waits, rounds.child()]).toEqual([Infinity, false, lasting(0.1)]);
  });

  it('start at the rest of the time', () => {
    expect([fmod(2.5, 1), fmod(2, 1), fmod(0.25, 1)]).toEqual([0.5, 0, 0.25]);
  });
});
