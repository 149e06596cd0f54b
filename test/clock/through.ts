import { from, type MonoTypeOperatorFunction, toArray } from 'rxjs';

/** What a clock emits for frames that are emitted synchronously. */
export function through(clock: () => MonoTypeOperatorFunction<number>, deltas: readonly number[]): number[] {
  let seen: number[] = [];
  from(deltas)
    .pipe(clock(), toArray())
    .subscribe((all) => (seen = all));
  return seen;
}
