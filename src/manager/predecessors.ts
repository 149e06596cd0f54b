import type { Seconds } from '../clock/seconds.js';
import type { Extras } from './extras.js';
import { isIdle, rest, wake } from './idle.js';
import type { Running } from './running.js';

/**
 * Whether an action still waits for others, under policy `concat`. Of those that ended by themselves it takes up the time of the last one: it begins at the exact
 * time of that end, in the frame in which that came. What was stopped has no such time, and does not count.
 */
export function waits(extras: Extras): boolean {
  const after = stillAwaited(extras.after!);
  const running = after.filter(({ ending }) => ending === undefined);
  extras.after = running.length > 0 ? running : null;
  if (running.length > 0) return true;
  const playedOut = after.filter(hasPlayedOut);
  if (playedOut.length > 0) continueFrom(playedOut, extras);
  if (extras.behind !== null) wake(extras.behind);
  extras.behind = null;
  return false;
}

/** Whether an action waits for others, as it was found in the last frame. */
export function isWaiting({ extras, ending }: Running): boolean {
  return (extras?.after ?? null) !== null && ending === undefined;
}

/** Whether all that an action waits for is one that waits itself. */
export function waitsInLine(running: Running): boolean {
  const after = running.extras?.after ?? null;
  return after?.length === 1 && isWaiting(after[0]!) && running.ending === undefined;
}

/** Has an action that waits in line be idle until the one before it in the line begins. Returns the last of those that are idle with it. */
export function lineUp(running: Running): Running {
  running.extras!.after![0]!.extras!.behind = running;
  return rest(running);
}

/** An action that may wait, and be waited for, is about to be taken out of its lane. */
export function leaveQueue(running: Running): void {
  const { extras } = running;
  if ((extras?.after ?? null) === null) return;
  const { after, behind } = extras!;
  extras!.behind = null;
  // What waits for it waits now for what it waits for.
  if (behind !== null) behind.extras!.after = after;
  if (isIdle(running)) after![0]!.extras!.behind = behind;
  else if (behind !== null) wake(behind);
}

/** Whom one really waits for: where one of them was stopped that waited itself, for those that it waited for. */
export function stillAwaited(after: readonly Running[]): readonly Running[] {
  if (!after.some(wasStoppedWaiting)) return after;
  const all = new Set(after);
  for (const other of all) {
    if (!wasStoppedWaiting(other)) continue;
    all.delete(other);
    for (const earlier of other.extras!.after!) all.add(earlier);
  }
  return [...all];
}

function wasStoppedWaiting({ ending, extras }: Running): boolean {
  return ending !== undefined && (extras?.after ?? null) !== null;
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
  // One that stands still ends by what happens, or by having no length: in that very frame.
  return root === null || rate === 0 ? 0 : Math.max(0, time - root.end) / Math.abs(rate);
}
