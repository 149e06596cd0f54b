import { describe, expect, it } from '@jest/globals';
import { expectTypeOf } from 'expect-type';
import fc from 'fast-check';
import { cssValues, eased, type FiniteAction, springTo, type Target } from 'rx-motion';
import { spring } from 'rx-motion/stream';
import { Subject } from 'rxjs';
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
});

describe('springTo with a velocity', () => {
  const number = fc.double({ min: -1e4, max: 1e4, noNaN: true });

  it('moves as a spring in a stream with that velocity does, frame by frame', () => {
    fc.assert(
      fc.property(
        springs,
        number,
        number,
        number,
        fc.integer({ min: 1, max: 64 }),
        (options, x, goal, speed, steps) => {
          const velocity = { x: speed, y: -speed };
          const action = springTo({ x: goal, y: x }, { ...options, velocity });
          const frame$ = new Subject<number>();
          const goal$ = new Subject<{ x: number; y: number }>();
          let seen = { x: NaN, y: NaN };
          goal$.pipe(spring({ ...options, velocity, frame$ })).subscribe((value) => (seen = value));
          goal$.next({ x, y: goal });
          goal$.next({ x: goal, y: x });
          const show = showing(action, { x, y: goal });
          const worst = 1e-9 * (Math.abs(x) + Math.abs(goal) + Math.abs(speed) * action.duration);
          for (let time = 0, frame = 0; frame <= steps; frame++) {
            const dt = frame === 0 ? 0 : action.duration / steps;
            frame$.next(dt);
            const { x: a, y: b } = show((time += dt));
            expect(Math.max(Math.abs(a - seen.x), Math.abs(b - seen.y))).toBeLessThanOrEqual(
              time < action.duration * 0.999 ? worst : Infinity,
            );
          }
        },
      ),
    );
  });

  it('starts exactly at the start, ends exactly at the goal, and is constant beyond both', () => {
    fc.assert(
      fc.property(springs, number, number, number, (options, x, goal, speed) => {
        const action = springTo({ x: goal }, { ...options, velocity: { x: speed } });
        const show = showing(action, { x });
        const places = [action.duration, 0, action.duration * 2].map((time) => show(time).x);
        expect(places).toEqual([goal, x, goal]);
      }),
    );
    const over = eased(springTo({ x: 10 }, { velocity: { x: 500 } }), (t) => 3 * t - 1);
    const show = showing(over, { x: 4 });
    expect([over.duration / 4, over.duration * 0.9].map((time) => show(time).x)).toEqual([4, 10]);
  });

  it('pulls numbers without a velocity too, nested ones and lists, and colours and sizes as from rest', () => {
    const options = { stiffness: 200, damping: 12, mix: cssValues() };
    const values = { place: { x: 100, y: 50 }, levels: [5, 6], width: 80, color: 'navy' };
    const found = () => ({ place: { x: 0, y: 0 }, levels: [0, 0], width: 0, color: 'white' });
    const [calm, pulled] = [found(), found()];
    showing(springTo(values, options), calm)(0.1);
    const action = springTo(values, { ...options, velocity: { place: { x: 300 }, levels: [0, 60] } });
    const show = showing(action, pulled);
    show(0.1);
    expect(pulled.place.x).toBeGreaterThan(calm.place.x + 5);
    expect(pulled.place.y).toBeCloseTo(calm.place.y, 3);
    expect(pulled.levels[0]).toBeCloseTo(calm.levels[0]!, 3);
    expect(pulled.levels[1]).toBeGreaterThan(calm.levels[1]! + 1);
    expect(pulled.color).toBe(calm.color);
    expect(show(action.duration)).toEqual(values);
    expect(show(0)).toEqual(found());

    const box = { x: 0, width: 10, measure: () => 70 };
    const open = springTo({ x: 1, width: '*' }, { velocity: { x: 9 } });
    showing(open, box)(open.duration);
    expect(box).toMatchObject({ x: 1, width: 70 });
  });

  it('moves as without one when it has no numbers', () => {
    for (const velocity of [undefined, {}, { x: undefined }])
      expect(showing(springTo({ x: 100 }, { velocity }), { x: 0 })(0.2)).toEqual(
        showing(springTo({ x: 100 }), { x: 0 })(0.2),
      );
  });

  it('has types that follow the values, and refuses a velocity for anything but a number', () => {
    const css = { mix: cssValues() };
    // @ts-expect-error -- a colour has no velocity
    expect(() => springTo({ x: 1, color: 'red' }, { ...css, velocity: { color: 5 } })).toThrow(
      new TypeError('springTo: only a number may have a velocity, got velocity.color'),
    );
    // @ts-expect-error -- y is not animated
    expect(() => springTo({ x: 1 }, { velocity: { y: 5 } })).toThrow(/got velocity\.y$/);
    // @ts-expect-error -- neither has a size that is measured
    expect(() => springTo({ width: '*' }, { velocity: { width: 5 } })).toThrow(/got velocity\.width$/);
    // @ts-expect-error -- place is an object
    expect(() => springTo({ place: { x: 1 } }, { velocity: { place: 5 } })).toThrow(/got velocity\.place$/);
    // @ts-expect-error -- a number
    expect(() => springTo({ x: 1 }, { velocity: { x: '5' } })).toThrow(
      new TypeError('springTo: velocity.x must be a number or an object, got "5"'),
    );
    // @ts-expect-error -- an object
    expect(() => springTo({ x: 1 }, { velocity: 5 })).toThrow(
      new TypeError('springTo: velocity must be an object, got 5'),
    );
    expect(() => springTo({ x: 1 }, { velocity: { x: NaN } })).toThrow(
      new RangeError('springTo: velocity.x must be a finite number, got NaN'),
    );
    expectTypeOf(springTo({ place: { x: 1 } }, { velocity: { place: { x: 3 } } })).toEqualTypeOf<
      FiniteAction<Target & { place: Target & { x: number } }>
    >();
    const released: { readonly x: number } = { x: 3 };
    const given: { x: number; y?: number } = { x: 1 };
    expect(springTo(given, { velocity: { ...released, y: undefined } }).duration).toBeGreaterThan(0);
  });
});
