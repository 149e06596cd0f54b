import { expect, it } from '@jest/globals';
import { NEVER, Subject, of, throwError } from 'rxjs';
import { DefaultStream, replace } from '../../src/clock/default-stream.js';

it('emits, completes and fails as what counts at present', () => {
  const log = (stream$: DefaultStream<number>): unknown[] => {
    const seen: unknown[] = [];
    stream$.subscribe({
      next: (value) => seen.push(value),
      error: (error: unknown) => seen.push(error),
      complete: () => seen.push('complete'),
    });
    return seen;
  };
  const failure = new Error('broken');
  const stream$ = new DefaultStream(of(1, 2));
  expect(log(stream$)).toEqual([1, 2, 'complete']);
  replace(
    stream$,
    throwError(() => failure),
  );
  expect(log(stream$)).toEqual([failure]);
});

it('has all subscribers go over, and forgets those who are gone', () => {
  const [usual$, other$] = [new Subject<number>(), new Subject<number>()];
  const stream$ = new DefaultStream(usual$);
  const subscription = stream$.subscribe();
  const putBack = replace(stream$, other$);
  expect([usual$.observed, other$.observed]).toEqual([false, true]);
  subscription.unsubscribe();
  putBack();
  expect([usual$.observed, other$.observed]).toEqual([false, false]);
  replace(stream$, NEVER);
});
