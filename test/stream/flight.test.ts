import { describe, expect, it } from '@jest/globals';
import { delayTime, play } from 'rx-motion';
import { concat, Observable, of, Subject, type Subscriber } from 'rxjs';
import { shapeOf } from '../../src/math/shape.js';
import { Flight } from '../../src/stream/flight.js';

/** Emits the time, and ends at 4. */
const trajectory = {
  rest: 4,
  at(time: number, numbers: Float64Array): void {
    if (time > 9) throw new Error('too late');
    numbers[0] = time;
  },
};

function flightOf(subscriber: Subscriber<number>, frame$: Observable<number>, along = trajectory): Flight<number> {
  return new Flight('times', frame$, subscriber, shapeOf<number>('times', [0]), along, new Float64Array(1));
}

function timesOf(frame$: Observable<number>): Observable<number> {
  return new Observable((subscriber) => {
    const flight = flightOf(subscriber, frame$);
    flight.isLast = true;
    flight.launch();
  });
}

describe('a flight', () => {
  it('adds up its deltas, except for the first and negative ones, and ends', () => {
    const seen: unknown[] = [];
    timesOf(of(9, 0.5, -0.25, 4, 4)).subscribe({ next: (time) => seen.push(time), complete: () => seen.push('end') });
    expect(seen).toEqual([0, 0.5, 0.5, 4.5, 'end']);
  });

  it('begins at the exact end of its predecessor, and ends exactly for its successor', () => {
    const frame$ = new Subject<number>();
    const seen: unknown[] = [];
    concat(play(delayTime(0.75), {}, frame$), timesOf(frame$), play(delayTime(1), {}, frame$)).subscribe((value) =>
      seen.push(value),
    );
    for (const dt of [0, 1, 4]) frame$.next(dt);
    expect(seen).toEqual([0, 1, 0.25, 4.25, 0.25]);
  });

  it('can be launched again after landing, and continues with its second frame', () => {
    const frame$ = new Subject<number>();
    const seen: unknown[] = [];
    const along = { ...trajectory, rest: 0.5 };
    let flight!: Flight<number>;
    new Observable<number>((subscriber) => {
      flight = flightOf(subscriber, frame$, along);
      flight.launch();
    }).subscribe((time) => seen.push(time));
    for (const dt of [9, 0.5]) frame$.next(dt);
    expect([flight.isClosed, frame$.observed]).toEqual([true, false]);
    along.rest = 1;
    flight.launch();
    for (const dt of [9, 0.5]) frame$.next(dt);
    expect(seen).toEqual([0, 0.5, 0.5, 1]);
    expect(frame$.observed).toBe(false);
  });

  it('fails with its own error or that of its frames, and unsubscribes', () => {
    const failureOf = (deltas: readonly number[], error?: Error): unknown => {
      const frame$ = new Subject<number>();
      let failure: unknown;
      timesOf(frame$).subscribe({ error: (thrown: unknown) => (failure = thrown) });
      for (const dt of deltas) frame$.next(dt);
      if (error !== undefined) frame$.error(error);
      expect(frame$.observed).toBe(false);
      return failure;
    };
    expect(failureOf([0, 10])).toEqual(new Error('too late'));
    expect(failureOf([0, NaN])).toEqual(new RangeError('times: a delta must be a finite number, got NaN'));
    expect(failureOf([0], new Error('no more frames'))).toEqual(new Error('no more frames'));
  });

  it('unsubscribes from its frames with its subscriber', () => {
    const frame$ = new Subject<number>();
    const subscription = timesOf(frame$).subscribe();
    expect(frame$.observed).toBe(true);
    subscription.unsubscribe();
    expect(frame$.observed).toBe(false);
  });
});
