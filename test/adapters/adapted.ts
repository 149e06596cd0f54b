import { Subject } from 'rxjs';
import type {
  Action,
  Deep,
  Faded,
  Flipped,
  Percentage,
  Positioned,
  Removable,
  Rotated,
  RotatedX,
  RotatedY,
  RotatedZ,
  RotationSkewed,
  Scaled,
  ScaledZ,
  Sized,
  Skewed,
  Tinted,
  Viewed,
  Visible,
} from '../../src/index.js';
import type { Framed } from '../../src/sprite/index.js';

/** A target that can do all that any action asks for. */
export type Everything = Positioned &
  Deep &
  Rotated &
  RotatedX &
  RotatedY &
  RotatedZ &
  RotationSkewed &
  Scaled &
  ScaledZ &
  Skewed &
  Sized &
  Flipped &
  Faded &
  Tinted &
  Visible &
  Framed &
  Percentage &
  Viewed &
  Removable;

/** A target to be tested, and the thing behind it. */
export interface Adapted<T> {
  readonly target: T;
  /** Moves the thing behind it to the right by so much, as others would. */
  readonly push: (distance: number) => void;
  /** Whether the thing is in its scene. */
  readonly isThere: () => boolean;
  /** What happens around the target after each time that an action shows. */
  readonly afterwards?: () => void;
}

/** Something that every adapter holds to which has those properties. It throws where it does not. */
export interface Claim {
  readonly name: string;
  readonly needs: readonly (keyof Everything)[];
  readonly check: (adapted: Adapted<Everything>) => void;
}

/** Runs an action on what is tested, under a clock of the test. */
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
