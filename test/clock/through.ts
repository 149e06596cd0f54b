import { type MonoTypeOperatorFunction, from, toArray } from 'rxjs';

/** What a clock makes of frames that come all at once. */
export function through(clock: () => MonoTypeOperatorFunction<number>, deltas: readonly number[]): number[] {
  let seen: number[] = [];
  from(deltas)
    .pipe(clock(), toArray())
    .subscribe((all) => (seen = all));
  return seen;
}
