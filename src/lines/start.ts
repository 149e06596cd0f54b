import { showBeforeStart } from '../time/company.js';
import type { Numbers } from '../time/effect.js';

/** The key of a method of a target, called just before an action reads what it starts from. */
export const START: unique symbol = /* @__PURE__ */ Symbol('start');

/** Reads itself again when an action starts on it, because others may have changed it. */
export interface Starting {
  [START](): void;
}

/** Says to a target, and to the branches that write it, that an action starts which reads these numbers, or any. */
export function startOn(target: unknown, lenses?: Numbers['lenses']): void {
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- the rule takes the property for required
  (target as Partial<Starting> | null | undefined)?.[START]?.();
  showBeforeStart(target, lenses);
}
