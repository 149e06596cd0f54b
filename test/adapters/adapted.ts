import type { Action, Removable } from '../../src/index.js';
import { showing } from '../actions/showing.js';
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

/** @param check Gets the target, what runs an action on it, and its object. */
export function claim(
  name: string,
  needs: readonly (keyof Everything)[],
  check: (target: Everything, run: (action: Action<Everything>) => Show, adapted: Adapted<Everything>) => void,
): Claim {
  return { name, needs, check: (adapted) => check(adapted.target, (action) => running(adapted, action), adapted) };
}

/** Shows a time of an action. Returns the target. */
type Show = (time: number) => Everything;

function running({ target, afterwards }: Adapted<Everything>, action: Action<Everything>): Show {
  const show = showing(action, target);
  return (time) => {
    show(time);
    afterwards?.();
    return target;
  };
}
