import type { Seconds } from 'rx-motion';

/** The clicks on the menu, and the time that is shown. */
export interface Log {
  readonly clicks: readonly Seconds[];
  readonly now: Seconds;
  /** The latest time that was shown. */
  readonly latest: Seconds;
}

/** How long the menu takes to open, and to close. */
const duration: Seconds = 1;

/** How long the line goes on after the last motion. */
const rest: Seconds = 0.5;

/** Three clicks to begin with: open, reverse halfway, open. */
export const opening: Log = { clicks: [0.4, 1, 1.6], now: 0, latest: 0 };

/** When the line stops, because nothing moves. */
export function endOf({ clicks }: Log): Seconds {
  const last = clicks.at(-1);
  return last === undefined ? 0 : last + duration + rest;
}

/** A click at the shown time. What came after it is forgotten. */
export function clicked({ clicks, now }: Log): Log {
  return { clicks: [...clicks.filter((click) => click <= now), now], now, latest: now };
}

/** The same clicks at another time. */
export function shownAt({ clicks, latest }: Log, time: Seconds): Log {
  return { clicks, now: time, latest: Math.max(latest, time) };
}

/** Whether the menu is open, or opens, at the shown time. */
export function isOpening({ clicks, now }: Log): boolean {
  return clicks.filter((click) => click <= now).length % 2 === 1;
}

/** The left end of a drawing of so many seconds: the latest time is in it, or else the shown one. */
export function leftEnd({ now, latest }: Log, seconds: Seconds): Seconds {
  return Math.max(0, Math.min(latest - seconds, now - 0.3));
}
