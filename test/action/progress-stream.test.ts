import { expect, it } from '@jest/globals';
import { map } from 'rxjs';
import { ProgressStream } from '../../src/action/progress-stream.js';

it('knows whether anybody takes its values', () => {
  const taken: boolean[] = [];
  const stream$ = new ProgressStream((subscriber, emits) => {
    taken.push(emits);
    if (emits) subscriber.next(0.5);
    subscriber.complete();
  });
  const seen: unknown[] = [];
  const tell = (value: unknown): void => void seen.push(value);
  const complete = (): void => void seen.push('complete');
  stream$.subscribe();
  stream$.subscribe({ complete });
  stream$.subscribe(null);
  expect(taken.splice(0)).toEqual([false, false, false]);
  stream$.subscribe(tell);
  stream$.subscribe({ next: tell });
  stream$.pipe(map((progress) => 2 * progress)).subscribe({ complete });
  expect(taken).toEqual([true, true, true]);
  expect(seen).toEqual(['complete', 0.5, 0.5, 'complete']);
});
