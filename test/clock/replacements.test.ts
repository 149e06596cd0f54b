import { describe, expect, it } from '@jest/globals';
import { concat, map, of, startWith, Subject, throwError } from 'rxjs';
import { applyReplacements, noReplacements, replace } from '../../src/clock/replacements.js';

describe('replacements', () => {
  it('get what they replace, and may begin with a value', () => {
    const source$ = new Subject<number>();
    const others$ = noReplacements<number>();
    for (const first of [10, 20]) replace(others$, startWith(first));
    const seen: number[] = [];
    applyReplacements(source$, others$).subscribe((value) => seen.push(value));
    source$.next(1);
    expect(seen).toEqual([20, 10, 1]);
  });

  it('replace each of several streams while they have subscribers, until they are undone', () => {
    const [first$, second$] = [new Subject<number>(), new Subject<number>()];
    const others$ = noReplacements<number>();
    const seen: number[] = [];
    for (const source$ of [first$, second$]) applyReplacements(source$, others$).subscribe((value) => seen.push(value));
    const double$ = map((value: number) => 2 * value);
    const [undo] = [replace(others$, double$), replace(others$, double$)];
    for (const source$ of [first$, second$]) source$.next(1);
    undo();
    second$.next(1);
    expect(seen).toEqual([4, 4, 2]);
  });

  it('count for a subscriber that responds to a synchronous end', () => {
    const others$ = noReplacements<number>();
    const stream$ = applyReplacements(of(1), others$);
    replace(others$, () => of(2));
    const seen: number[] = [];
    concat(stream$, stream$).subscribe((value) => seen.push(value));
    expect(seen).toEqual([2, 2]);
  });

  it('end the stream as they end themselves', () => {
    const others$ = noReplacements<number>();
    const log = (): unknown[] => {
      const seen: unknown[] = [];
      applyReplacements(of(1, 2), others$).subscribe({
        next: (value) => seen.push(value),
        error: (error: unknown) => seen.push(error),
        complete: () => seen.push('complete'),
      });
      return seen;
    };
    const failure = new Error('broken');
    expect(log()).toEqual([1, 2, 'complete']);
    replace(others$, () => throwError(() => failure));
    expect(log()).toEqual([failure]);
  });

  it('pass on what one of them throws; the stream can be subscribed again without it', () => {
    const others$ = noReplacements<number>();
    const stream$ = applyReplacements(of(1), others$);
    const undo = replace(others$, () => {
      throw new Error('broken');
    });
    const seen: unknown[] = [];
    const observer = { next: (value: number) => seen.push(value), error: (error: unknown) => seen.push(String(error)) };
    stream$.subscribe(observer);
    undo();
    stream$.subscribe(observer);
    expect(seen).toEqual(['Error: broken', 1]);
  });
});
