import { showBeforeStart } from '../time/company.js';
import type { Numbers } from '../time/effect.js';

/** The key of a method of a target, called just before an action reads what it starts from. */
export const START: unique symbol = /* @__PURE__ */ Symbol('start');

/** Reads itself again when an action starts on it, because others may have changed it. */
export interface Starting {
  [START](): void;
}

/**
 * Says to a target that an action starts on it, and to the branches beside the action that write it.
 *
 * @param lenses The numbers that it reads; by default any.
 */
export function startOn(target: unknown, lenses?: Numbers['lenses']): void {
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- the rule takes the property for required
  (target as Partial<Starting> | null | undefined)?.[START]?.();
  showBeforeStart(target, lenses);
}
