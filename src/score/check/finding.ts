import type { Seconds } from '../../clock/seconds.js';

/** What a motion may do. A budget that is missing and has no default allows everything. */
export interface Budgets {
  /** The most flashes in any second: 3 by default, as in WCAG 2.3.1. */
  readonly flashes?: number | undefined;
  /** Whether several To-actions may write one value at once; false by default. */
  readonly overlaps?: boolean | undefined;
  /** Whether some of it may be unreadable, and so unchecked; false by default. */
  readonly unread?: boolean | undefined;
  /** The highest speed of a target, in its own units per second. */
  readonly speed?: number | undefined;
  /** The farthest that a target may move from its place if users want less motion, too; in its own units. */
  readonly distance?: number | undefined;
  /** The longest duration, in seconds. */
  readonly duration?: Seconds | undefined;
  /** The longest duration of one action in it, in seconds. */
  readonly part?: Seconds | undefined;
  /** Whether an action may leave everything as it is. */
  readonly still?: boolean | undefined;
  /** Whether a value may begin to change slowly and end fast, as with `quadraticIn`. */
  readonly slowStart?: boolean | undefined;
  /** Whether it may write properties that make the page lay itself out in each frame: `width`, `top`. */
  readonly layout?: boolean | undefined;
  /** Whether it may lack a reverse. */
  readonly irreversible?: boolean | undefined;
  /** Whether it may have no end. */
  readonly endless?: boolean | undefined;
}

/** Where a motion breaks a budget. */
export interface Finding {
  /** The name of the budget. */
  readonly rule: keyof Budgets;
  /** When, in seconds of the motion. */
  readonly time: Seconds;
  /** An index in {@link Score.targets}; undefined if it is about the whole motion. */
  readonly target?: number | undefined;
  readonly property?: string | undefined;
  /** What was found: a speed, a number of flashes, a duration, or words. */
  readonly value: number | string;
  /** The budget, if it is a number. */
  readonly most?: number | undefined;
  /** Why the rule matters. */
  readonly reason: string;
  /** What to do instead. */
  readonly mending: string;
  /** The section about the rule in the documentation, which the package contains. */
  readonly page: string;
}
