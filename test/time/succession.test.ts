import { describe, expect, it } from '@jest/globals';
import { delayTime, sequence } from 'rx-motion';
import type { Bindable } from '../../src/time/bindable.js';
import { Rounds } from '../../src/time/succession.js';

const lasting = (duration: number) => ({ duration }) as Bindable<unknown>;

describe('a sequence', () => {
  it('ends each child its own duration after the planned end of the previous one', () => {
    const whole: object = sequence(...[0.1, 0.2, 0.3].map(delayTime));
    const succession = (whole as Bindable<never>).succession!;
    let end = 0;
    const ends = [0, 1, 2].map((index) => (end = succession.endOf(index, end, 0)));
    expect(ends).toEqual([0.1, 0.1 + 0.2, 0.1 + 0.2 + 0.3]);
    expect([succession.count, succession.waits, succession.child(1).duration]).toEqual([3, true, 0.2]);
  });
});

describe('rounds', () => {
  it('end at multiples of their duration, not at a sum that drifts', () => {
    const rounds = new Rounds(lasting(0.1), Infinity);
    expect(rounds.endOf(2, 99, 0)).toBe(3 * 0.1);
    expect(rounds.endOf(9_999, 99, 5)).toBe(5 + 10_000 * 0.1);
    expect([rounds.count, rounds.waits, rounds.child()]).toEqual([Infinity, false, lasting(0.1)]);
  });
});
