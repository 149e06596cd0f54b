import { describe, expect, it } from '@jest/globals';
import { concat, map, of, startWith, Subject, throwError } from 'rxjs';
import { Replacements } from '../../src/clock/replacements.js';

describe('replacements', () => {
  it('get what they replace, and may begin with a value', () => {
    const source$ = new Subject<number>();
    const others = new Replacements<number>();
    for (const first of [10, 20]) others.add(startWith(first));
    const seen: number[] = [];
    others.applyTo(source$).subscribe((value) => seen.push(value));
    source$.next(1);
    expect(seen).toEqual([20, 10, 1]);
  });

  it('replace each of several streams while they have subscribers, until they are undone', () => {
    const [first$, second$] = [new Subject<number>(), new Subject<number>()];
    const others = new Replacements<number>();
    const seen: number[] = [];
    for (const source$ of [first$, second$]) others.applyTo(source$).subscribe((value) => seen.push(value));
    const double$ = map((value: number) => 2 * value);
    const [undo] = [others.add(double$), others.add(double$)];
    for (const source$ of [first$, second$]) source$.next(1);
    undo();
    second$.next(1);
    expect(seen).toEqual([4, 4, 2]);
  });

  it('count for a subscriber that responds to a synchronous end', () => {
    const others = new Replacements<number>();
    const stream$ = others.applyTo(of(1));
    others.add(() => of(2));
    const seen: number[] = [];
    concat(stream$, stream$).subscribe((value) => seen.push(value));
    expect(seen).toEqual([2, 2]);
  });

  it('end the stream as they end themselves', () => {
    const others = new Replacements<number>();
    const log = (): unknown[] => {
      const seen: unknown[] = [];
      others.applyTo(of(1, 2)).subscribe({
        next: (value) => seen.push(value),
        error: (error: unknown) => seen.push(error),
        complete: () => seen.push('complete'),
      });
      return seen;
    };
    const failure = new Error('broken');
    expect(log()).toEqual([1, 2, 'complete']);
    others.add(() => throwError(() => failure));
    expect(log()).toEqual([failure]);
  });

  it('pass on what one of them throws; the stream can be subscribed again without it', () => {
    const others = new Replacements<number>();
    const stream$ = others.applyTo(of(1));
    const undo = others.add(() => {
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
