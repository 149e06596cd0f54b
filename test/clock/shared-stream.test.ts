import { describe, expect, it } from '@jest/globals';
import { BehaviorSubject, Observable, of, repeat, Subject, take } from 'rxjs';
import { shareStream } from '../../src/clock/shared-stream.js';

/** A stream, its source, and how often that was opened and closed. */
function counted(): { stream$: Observable<number>; source$: Subject<number>; opened: number; closed: number } {
  const source$ = new Subject<number>();
  const counts = { stream$: source$ as Observable<number>, source$, opened: 0, closed: 0 };
  counts.stream$ = new Observable((subscriber) => {
    counts.opened++;
    subscriber.add(() => counts.closed++);
    source$.subscribe(subscriber);
  });
  return counts;
}

describe('shared', () => {
  it('subscribes to its source again for a subscriber that responds to its end', () => {
    const counts = counted();
    const shared$ = shareStream(counts.stream$);
    const ends: string[] = [];
    shared$.pipe(repeat(2)).subscribe({ complete: () => ends.push('complete') });
    counts.source$.complete();
    expect([counts.opened, counts.closed, ends]).toEqual([2, 2, ['complete']]);
  });

  it('passes on an error, and subscribes to its source again after that', () => {
    let round = 0;
    const shared$ = shareStream(
      new Observable<number>((subscriber) => {
        if (round++ === 0) subscriber.error(new Error('no'));
        else subscriber.next(round);
      }),
    );
    const seen: unknown[] = [];
    shared$.subscribe({ error: (error: unknown) => seen.push(error) });
    shared$.subscribe((value) => seen.push(value));
    expect(seen).toEqual([new Error('no'), 2]);
  });

  it('unsubscribes from a synchronous source when its last subscriber leaves', () => {
    const seen: number[] = [];
    shareStream(of(1).pipe(repeat()))
      .pipe(take(3))
      .subscribe((value) => seen.push(value));
    expect(seen).toEqual([1, 1, 1]);
  });

  it('replays the latest value if its hub does', () => {
    const { stream$, source$ } = counted();
    const shared$ = shareStream(stream$, () => new BehaviorSubject(0));
    const seen: number[] = [];
    shared$.subscribe((value) => seen.push(value));
    for (const value of [1, 2]) source$.next(value);
    shared$.subscribe((value) => seen.push(10 * value));
    source$.next(3);
    expect(seen).toEqual([0, 1, 2, 20, 3, 30]);
  });
});
