import type { Seconds } from '../clock/seconds.js';
import type { Extras } from './extras.js';
import type { Running } from './running.js';

/**
 * Whether an action still waits for others, under policy `concat`. When the last of them has ended by itself, the action takes up its
 * time: it begins at the exact time of that end, in the frame in which that came.
 */
export function waits(extras: Extras): boolean {
  const after = extras.after!;
  const running = after.filter(({ ending }) => ending === undefined);
  extras.after = running.length > 0 ? running : null;
  if (running.length > 0) return true;
  if (after.every(hasPlayedOut)) continueFrom(after, extras);
  return false;
}

/** Whether an action has come to its end in its own time. */
function hasPlayedOut({ ending, extras }: Running): boolean {
  return ending === 'completed' && extras?.wasSought !== true;
}

/** It goes on counting where the last one has ended, so that their times add up as those of a sequence do. */
function continueFrom(others: readonly Running[], extras: Extras): void {
  const last = others.reduce((a, b) => (overshootOf(b) <= overshootOf(a) ? b : a));
  if (last.rate === 1 && extras.rate === 1 && last.root !== null) {
    extras.origin = last.root.end;
    extras.firstTime = last.time;
    // It was asked for when the action had no origin yet.
    if (extras.sought !== null) extras.sought += extras.origin;
  } else {
    extras.firstTime = overshootOf(last) * Math.abs(extras.rate);
  }
}

/** How many seconds before the frame in which it completed an action had come to its end. */
function overshootOf({ root, time, rate }: Running): Seconds {
  return root === null ? 0 : Math.max(0, time - root.end) / Math.abs(rate);
}
