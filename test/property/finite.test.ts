import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { eased, moveBy, sequence, spawn } from 'rx-motion';
import { from } from 'rxjs';
import { overshootingCurves } from './random/curves.js';
import { numRuns } from './runs.js';

/** From 0 to a few seconds, most of them far too short to be seen. */
const duration = fc.oneof(
  fc.constantFrom(Number.MIN_VALUE, 1e-300, 1e-160, 1e-12),
  fc.integer({ min: -330, max: 0 }).map((exponent) => 10 ** exponent),
);
const curve = fc.constantFrom(...Object.values(overshootingCurves));
const times = fc.array(fc.double({ min: 0, max: 3, noNaN: true }), { minLength: 1 });

it('keeps a target finite, however short an action along an overshooting curve is', () => {
  fc.assert(
    fc.property(duration, duration, curve, curve, times, (one, other, inner, outer, times) => {
      const brief = eased(moveBy(one, { x: 100, y: 0 }), inner);
      const move = eased(
        sequence(brief, moveBy(other, { x: 50, y: 0 }), spawn(moveBy(1, { x: 1, y: 0 }), brief)),
        outer,
      );
      const seen: number[] = [];
      const ship = {
        y: 0,
        get x() {
          return seen.at(-1) ?? 0;
        },
        set x(x) {
          seen.push(x);
        },
      };
      from(times).pipe(move.on(ship)).subscribe();
      expect(seen.filter((x) => !Number.isFinite(x))).toEqual([]);
    }),
    { numRuns },
  );
});
