import { describe, expect, it } from '@jest/globals';
import { Observable, Subject, type Subscriber, of } from 'rxjs';
import { Flight } from '../../src/stream/flight.js';

class Times extends Flight<number> {
  constructor(subscriber: Subscriber<number>) {
    super('times', subscriber, 1);
  }

  protected override show(time: number): void {
    if (time > 4) throw new Error('too late');
    this.subscriber.next(time);
  }
}

function timesOf(frame$: Observable<number>): Observable<number> {
  return new Observable((subscriber) => frame$.subscribe(new Times(subscriber)));
}

describe('a flight', () => {
  it('adds up the deltas of its frames but for the first, from the time that it begins with', () => {
    const seen: unknown[] = [];
    timesOf(of(9, 0.5, 0.25)).subscribe((time) => seen.push(time));
    expect(seen).toEqual([1, 1.5, 1.75]);
  });

  it('hands on what throws and the errors of its frames, and leaves the frames', () => {
    const failureOf = (deltas: readonly number[], error?: Error): unknown => {
      const frame$ = new Subject<number>();
      let failure: unknown;
      timesOf(frame$).subscribe({ error: (thrown: unknown) => (failure = thrown) });
      for (const dt of deltas) frame$.next(dt);
      if (error !== undefined) frame$.error(error);
      expect(frame$.observed).toBe(false);
      return failure;
    };
    expect(failureOf([0, 5])).toEqual(new Error('too late'));
    expect(failureOf([0, NaN])).toEqual(new RangeError('times: time must be a finite number, got NaN'));
    expect(failureOf([0], new Error('no more frames'))).toEqual(new Error('no more frames'));
  });

  it('leaves the frames with its subscriber', () => {
    const frame$ = new Subject<number>();
    const subscription = timesOf(frame$).subscribe();
    expect(frame$.observed).toBe(true);
    subscription.unsubscribe();
    expect(frame$.observed).toBe(false);
  });
});
