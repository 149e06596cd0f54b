import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { IdleTimes } from '../../src/time/idle-times.js';
import { numRuns } from '../property/runs.js';

const time = fc.integer({ min: -3, max: 12 });
const idle = fc.record({
  since: fc.oneof(time, fc.constant(-Infinity)),
  until: fc.oneof(time, fc.constantFrom(Infinity, -Infinity)),
});

it('finds the first branch that is not idle, and knows until when all are', () => {
  fc.assert(
    fc.property(
      fc.array(idle, { minLength: 1, maxLength: 40 }),
      fc.array(fc.tuple(fc.nat(), idle), { maxLength: 9 }),
      fc.nat(),
      fc.nat(),
      time,
      (first, changes, one, other, time) => {
        const all = [...first];
        const times = new IdleTimes(all);
        for (const [at, changed] of changes) {
          all[at % all.length] = changed;
          times.update(at % all.length);
        }
        const [from, to] = [one % (all.length + 1), other % (all.length + 1)].sort((a, b) => a - b);
        const due = [...all.keys()].filter((index) => time < all[index]!.since || time >= all[index]!.until);
        expect(times.firstDue(from!, to!, time)).toBe(due.find((index) => index >= from! && index < to!) ?? to);
        expect(times.until).toBe(Math.min(...all.map(({ until }) => until)));
      },
    ),
    { numRuns: 5 * numRuns },
  );
});
