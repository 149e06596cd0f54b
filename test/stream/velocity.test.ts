import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { from, map, type Observable, Subject, type Timestamp, timestamp, toArray } from 'rxjs';
import { velocity } from '../../src/stream/velocity.js';
import { marbles } from '../../src/testing/marbles.js';

const seen = <V>(value$: Observable<V>): V[] => {
  let all: V[] = [];
  value$.pipe(toArray()).subscribe((values) => (all = values));
  return all;
};
const velocities = (samples: readonly Timestamp<number>[]): number[] =>
  seen(from(samples).pipe(velocity())).map((it) => it.velocity);
const at = (timestamp: number, value: number): Timestamp<number> => ({ value, timestamp });

it('is exact for a constant velocity, whatever the times of the samples', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1 }), fc.integer(), (gaps, speed) => {
      const samples = [at(0, 0)];
      for (const gap of gaps) samples.push(at(samples.at(-1)!.timestamp + gap, 0));
      const moving = samples.map(({ timestamp: time }) => at(time, (time / 1000) * speed));
      for (const measured of velocities(moving).slice(1)) expect(measured / (speed || 1)).toBeCloseTo(speed && 1, 9);
    }),
  );
});

// Twice the weights of the two halves: 200 - 99 - 49, and 200 - 49.
it('lies between the slowest and the fastest of the last tenth of a second, nearer to the later ones', () => {
  expect(velocities([at(0, 0), at(50, 0), at(99, 49)]).at(-1)).toBe((1000 * 49 * 151) / (50 * 52 + 49 * 151));
  expect(velocities([at(0, 0), at(50, 50), at(99, 50)]).at(-1)).toBe((1000 * 50 * 52) / (50 * 52 + 49 * 151));
});

it('is 0 at first, after a rest of a tenth of a second, and between samples of the same moment', () => {
  expect(velocities([at(0, 0), at(10, 5), at(110, 5), at(1000, 9), at(1000, 12)])).toEqual([0, 500, 0, 0, 0]);
});

it('begins anew when the clock of the samples was set back', () => {
  expect(velocities([at(1000, 0), at(1010, 5), at(10, 9), at(20, 10)])).toEqual([0, 500, 0, 100]);
});

it('measures records, and keeps what else a sample has', () => {
  const samples = [
    { value: { x: 0, y: 5 }, timestamp: 0, isHeld: true },
    { value: { x: 4, y: 4 }, timestamp: 8, isHeld: false },
  ];
  expect(seen(from(samples).pipe(velocity()))).toEqual([
    { ...samples[0], velocity: { x: 0, y: 0 } },
    { ...samples[1], velocity: { x: 500, y: -125 } },
  ]);
});

it('takes the times of `timestamp`, which are those of the diagram in a marble test', () => {
  marbles(({ hot, expectObservable, expectSubscriptions }) => {
    const value$ = hot('  a---b---c-| ', { a: 0, b: 8, c: 16 });
    const subs = '        ^---------! ';
    const expected = '    a---b---b-| ';
    const velocity$ = value$.pipe(
      timestamp(),
      velocity(),
      map((sample) => sample.velocity),
    );
    expectObservable(velocity$).toBe(expected, { a: 0, b: 2000 });
    expectSubscriptions(value$.subscriptions).toBe(subs);
  });
});

it('measures each subscription by itself, and passes errors on', () => {
  const sample$ = new Subject<Timestamp<number>>();
  const measured$ = sample$.pipe(velocity());
  const first: unknown[] = [];
  const second: unknown[] = [];
  measured$.subscribe({ next: (it) => first.push(it.velocity), error: (error: unknown) => first.push(error) });
  sample$.next(at(0, 0));
  measured$.subscribe({ next: (it) => second.push(it.velocity), error: (error: unknown) => second.push(error) });
  sample$.next(at(10, 10));
  const gone = new Error('gone');
  sample$.error(gone);
  expect({ first, second }).toEqual({ first: [0, 1000, gone], second: [0, gone] });
});
