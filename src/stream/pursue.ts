import { type MonoTypeOperatorFunction, Observable, Subscription, map, takeWhile } from 'rxjs';
import { checkFinite } from '../math/check.js';
import { checkObservable } from '../clock/check-observable.js';
import type { Seconds } from '../clock/seconds.js';
import { type Shape, shapeOf } from '../math/shape.js';

/** The law by which numbers follow a goal that may change at any time: all that tells a glide from a spring. */
export interface Pursuit {
  /** Turns to a new goal, from the place and with the velocity that it has at `time`. */
  aim(time: Seconds, goal: Float64Array): void;
  /** Writes where the numbers are at `time`. Returns whether they rest: are at the goal, and stay. */
  at(time: Seconds, numbers: Float64Array): boolean;
}

/**
 * An operator from goals to the values on the way to them, led by the pursuit that `begin` makes at the first goal.
 *
 * Frames are asked for only while something moves. A goal takes effect from the frame that was shown last; from rest, the first
 * frame adds no time.
 *
 * @param isPushed Whether it moves from the first goal on, having a velocity.
 */
export function pursue<V>(
  name: string,
  frame$: Observable<Seconds>,
  begin: (start: Float64Array, shape: Shape<V>) => Pursuit,
  isPushed = false,
): MonoTypeOperatorFunction<V> {
  checkObservable(name, 'frame$', frame$);
  return (goal$) =>
    new Observable((subscriber) => {
      let shape: Shape<V> | null = null;
      let pursuit: Pursuit;
      let goal: Float64Array;
      let time: Seconds = 0;
      let flight: Subscription | null = null;
      let isLast = false;

      /** Returns whether something moves now. */
      const aim = (value: V): boolean => {
        if (shape === null) {
          shape = shapeOf(name, [value]);
          goal = shape.numbersOf(value);
          pursuit = begin(goal, shape);
          subscriber.next(shape.valueOf(goal));
          return isPushed;
        }
        const next = shape.numbersOf(value, goal);
        if (next.every((number, index) => number === goal[index])) return false;
        goal = next;
        pursuit.aim(time, next);
        return true;
      };

      const land = (): void => {
        flight?.unsubscribe();
        flight = null;
      };

      const show = (dt: Seconds, index: number): void => {
        if (index > 0) time = checkFinite(name, 'time', time + dt);
        const numbers = goal.slice();
        // Lands before it emits, for what it emits may bring the next goal.
        if (pursuit.at(time, numbers)) land();
        subscriber.next(shape!.valueOf(numbers));
        completeIfOver();
      };

      const launch = (): void => {
        const present = (flight = new Subscription());
        subscriber.add(present);
        const inFlight$ = frame$.pipe(
          takeWhile(() => flight === present),
          map(show),
        );
        present.add(
          inFlight$.subscribe({
            error: (error: unknown) => {
              subscriber.error(error);
            },
            complete: () => {
              if (flight === present) land();
              completeIfOver();
            },
          }),
        );
      };

      const completeIfOver = (): void => {
        if (isLast && flight === null) subscriber.complete();
      };

      subscriber.add(
        goal$.pipe(map(aim)).subscribe({
          next: (moves) => {
            if (moves && flight === null) launch();
          },
          error: (error: unknown) => {
            subscriber.error(error);
          },
          complete: () => {
            isLast = true;
            completeIfOver();
          },
        }),
      );
    });
}
