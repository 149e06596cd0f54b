import { Subject } from 'rxjs';
import type { Action, Removable } from '../../src/index.js';
import type { Capable } from '../property/random/figure.js';

/** A target with all capabilities. */
export type Everything = Capable & Removable;

/** A target under test, and its object. */
export interface Adapted<T> {
  readonly target: T;
  /** Moves the object to the right, as others would. */
  readonly push: (distance: number) => void;
  /** Whether the object is in its scene. */
  readonly isThere: () => boolean;
  /** Called after each time that an action shows. */
  readonly afterwards?: () => void;
}

/** A claim about every adapter with these properties. Its check throws if it fails. */
export interface Claim {
  readonly name: string;
  readonly needs: readonly (keyof Everything)[];
  readonly check: (adapted: Adapted<Everything>) => void;
}

/** Runs an action on a target under test; returns how to show a time. */
export function running(
  { target, afterwards }: Adapted<Everything>,
  action: Action<Everything>,
): (time: number) => void {
  const time$ = new Subject<number>();
  time$.pipe(action.on(target)).subscribe();
  return (time) => {
    time$.next(time);
    afterwards?.();
  };
}
