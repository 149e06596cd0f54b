import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Subject } from 'rxjs';
import { reverseTime, sequence, springTo, stagger, targeted } from 'rx-motion';
import { spring } from 'rx-motion/stream';
import { showing } from '../actions/showing.js';

const springs = fc.oneof(
  fc.record({
    stiffness: fc.double({ min: 1, max: 900, noNaN: true }),
    damping: fc.double({ min: 0.5, max: 90, noNaN: true }),
  }),
  fc.record({
    duration: fc.double({ min: 0.05, max: 4, noNaN: true }),
    bounce: fc.double({ min: -0.8, max: 0.95, noNaN: true }),
  }),
);

describe('springTo', () => {
  it('moves as a spring in a stream does, at any time', () => {
    fc.assert(
      fc.property(springs, fc.integer({ min: 1, max: 64 }), (options, steps) => {
        const action = springTo({ x: 100 }, options);
        const time = (action.duration * 0.99 * steps) / 64;
        const frame$ = new Subject<number>();
        const goal$ = new Subject<number>();
        let seen = NaN;
        goal$.pipe(spring({ ...options, frame$ })).subscribe((value) => (seen = value));
        goal$.next(0);
        goal$.next(100);
        frame$.next(0);
        frame$.next(time);
        expect(showing(action, { x: 0 })(time).x).toBeCloseTo(seen, 5);
      }),
    );
  });

  it('ends exactly at its goal, and is close to it just before', () => {
    fc.assert(
      fc.property(springs, (options) => {
        const action = springTo({ x: 1 }, options);
        expect(showing(action, { x: 0 })(action.duration).x).toBe(1);
        expect(Math.abs(1 - showing(action, { x: 0 })(action.duration * 0.999999).x)).toBeLessThan(2e-4);
      }),
    );
  });

  it('can be sequenced, staggered, scrubbed and reversed', () => {
    const there = springTo({ x: 10 }, { duration: 0.5 });
    const { duration } = there;
    const show = showing(sequence(there, springTo({ x: 0 }, { duration: 0.5 })), { x: 0 });
    expect([2 * duration, duration, 0, 2 * duration].map((time) => show(time).x)).toEqual([0, 10, 0, 0]);
    expect(showing(reverseTime(there), { x: 0 })(duration).x).toBe(0);
    const dots = [{ x: 0 }, { x: 0 }];
    showing(
      stagger(
        duration,
        dots.map((dot) => targeted(dot, there)),
      ),
      {},
    )(duration);
    expect(dots).toEqual([{ x: 10 }, { x: 0 }]);
  });
});
