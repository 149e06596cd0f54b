import { describe, expect, it } from '@jest/globals';
import { BehaviorSubject, concat, map, Observable, of, repeat, startWith, Subject, take, throwError } from 'rxjs';
import { noOthers, replace, shareStream } from '../../src/clock/shared-stream.js';

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
    const shared$ = shareStream(stream$, noOthers(), () => new BehaviorSubject(0));
    const seen: number[] = [];
    shared$.subscribe((value) => seen.push(value));
    for (const value of [1, 2]) source$.next(value);
    shared$.subscribe((value) => seen.push(10 * value));
    source$.next(3);
    expect(seen).toEqual([0, 1, 2, 20, 3, 30]);
  });

  it('may be replaced by a stream that is made of it and begins with a value', () => {
    const { stream$, source$ } = counted();
    const others$ = noOthers<number>();
    const shared$ = shareStream(stream$, others$);
    for (const first of [10, 20]) replace(others$, startWith(first));
    const seen: number[] = [];
    shared$.subscribe((value) => seen.push(value));
    source$.next(1);
    expect(seen).toEqual([20, 10, 1]);
  });

  it('is replaced once by a stream made of another one with the same replacements', () => {
    const [first, second] = [counted(), counted()];
    const others$ = noOthers<number>();
    shareStream(first.stream$, others$).subscribe();
    replace(
      others$,
      map((value) => 2 * value),
    );
    const seen: number[] = [];
    shareStream(second.stream$, others$).subscribe((value) => seen.push(value));
    for (const { source$ } of [first, second]) source$.next(1);
    expect(seen).toEqual([2]);
  });

  it('is what replaces it for a subscriber that responds to a synchronous end', () => {
    const others$ = noOthers<number>();
    const shared$ = shareStream(of(1), others$);
    replace(others$, () => of(2));
    const seen: number[] = [];
    concat(shared$, shared$).subscribe((value) => seen.push(value));
    expect(seen).toEqual([2, 2]);
  });

  it('ends as the stream that replaces it does', () => {
    const others$ = noOthers<number>();
    const log = (): unknown[] => {
      const seen: unknown[] = [];
      shareStream(of(1, 2), others$).subscribe({
        next: (value) => seen.push(value),
        error: (error: unknown) => seen.push(error),
        complete: () => seen.push('complete'),
      });
      return seen;
    };
    const failure = new Error('broken');
    expect(log()).toEqual([1, 2, 'complete']);
    replace(others$, () => throwError(() => failure));
    expect([log(), others$.observed]).toEqual([[failure], false]);
  });

  it('passes on what a replacement throws, and can be subscribed again without it', () => {
    const others$ = noOthers<number>();
    const shared$ = shareStream(of(1), others$);
    const undo = replace(others$, () => {
      throw new Error('broken');
    });
    const seen: unknown[] = [];
    const observer = { next: (value: number) => seen.push(value), error: (error: unknown) => seen.push(String(error)) };
    shared$.subscribe(observer);
    undo();
    shared$.subscribe(observer);
    expect(seen).toEqual(['Error: broken', 1]);
  });
});
