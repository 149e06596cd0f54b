import type { Budgets } from './finding.js';

/**
 * Ready budgets for {@link check}: `interface` for what answers a user, such as a menu or a dialog, and `page` for what
 * a page does by itself.
 *
 * Distances are in pixels. Spread a set to change it.
 *
 * ```ts
 * import { cubicOut, moveTo, quadraticIn } from 'rx-motion';
 * import { check, checks, score } from 'rx-motion/score';
 *
 * const menu = { y: 0 };
 * check(score(moveTo(0.25, { y: 40 }, cubicOut), menu), checks.interface); // => []
 * const slow = score(moveTo(0.8, { y: 40 }, quadraticIn), menu);
 * check(slow, checks.interface).map(({ rule }) => rule); // => ['slowStart', 'part', 'duration']
 * check(slow, { ...checks.interface, part: 1, duration: 1 }).map(({ rule }) => rule); // => ['slowStart']
 * check(slow, checks.page); // => []
 * ```
 */
export const checks: { readonly interface: Budgets; readonly page: Budgets } = {
  interface: {
    ...{ part: 0.3, duration: 0.5, distance: 100 },
    ...{ still: false, slowStart: false, layout: false, endless: false },
  },
  page: { part: 1, duration: 3, distance: 100, still: false, layout: false, endless: false },
};
