import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type Lull, Turns } from '../../src/time/turns.js';
import { numRuns } from '../property/runs.js';

const time = fc.integer({ min: -3, max: 12 });
/** When the turn of a place comes. */
interface Turn {
  readonly from: number;
  readonly below: number;
}

const turn: fc.Arbitrary<Turn> = fc.record({
  from: fc.oneof(time, fc.constantFrom(Infinity, -Infinity)),
  below: fc.oneof(time, fc.constant(-Infinity)),
});

it('finds what going along all places finds, and tells how long there is nothing to do', () => {
  fc.assert(
    fc.property(
      fc.array(turn, { minLength: 1, maxLength: 40 }),
      fc.array(fc.tuple(fc.nat(), turn), { maxLength: 9 }),
      fc.nat(),
      fc.nat(),
      time,
      (laid, changes, one, other, time) => {
        const turns = new Turns(laid.length);
        const known = [...laid];
        const set = (place: number, { from, below }: Turn): void => {
          known[place] = { from, below };
          turns.set(place, from, below);
        };
        laid.forEach((turn, place) => set(place, turn));
        for (const [place, turn] of changes) set(place % known.length, turn);
        const [start, end] = [one % (known.length + 1), other % (known.length + 1)].sort((a, b) => a - b);
        const hasCome = ({ from, below }: Turn, at: number): boolean => from <= at || at < below;
        const firstAt = (at: number): number => {
          const found = known.findIndex((turn, place) => place >= start! && place < end! && hasCome(turn, at));
          return found < 0 ? end! : found;
        };
        const lull: Lull = { since: NaN, until: NaN };
        expect(turns.first(start!, end!, time, lull)).toBe(firstAt(time));
        const isLull = firstAt(time) === end;
        expect(lull.since <= time && time < lull.until).toBe(isLull);
        const quiet = Array.from({ length: 18 }, (_, index) => index - 4).filter(
          (at) => at >= lull.since && at < lull.until,
        );
        expect(quiet.filter((at) => firstAt(at) !== end)).toEqual([]);
      },
    ),
    { numRuns },
  );
});
