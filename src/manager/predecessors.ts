import type { Seconds } from '../clock/seconds.js';
import type { Extras } from './extras.js';
import type { Running } from './running.js';

/**
 * Whether an action still waits for others, under policy `concat`. When the last of them has ended by itself, the action takes up its
 * time: it begins at the exact time of that end, in the frame in which that came.
 */
export function waits(extras: Extras): boolean {
  const after = awaited(extras.after!);
  const running = after.filter(({ ending }) => ending === undefined);
  extras.after = running.length > 0 ? running : null;
  if (running.length > 0) return true;
  if (after.every(hasPlayedOut)) continueFrom(after, extras);
  return false;
}

/** Whether an action waits for others, as it was found in the last frame. */
export function isWaiting({ extras, ending }: Running): boolean {
  return (extras?.after ?? null) !== null && ending === undefined;
}

/** Has an action begin once all of the others have ended. */
export function beginAfter(running: Running, others: readonly Running[]): void {
  if (others.length === 0) {
    running.begin();
    return;
  }
  const extras = running.asked();
  const { previous } = running;
  const queue = others.length === 1 && others[0] === previous ? (previous.extras?.queue ?? null) : null;
  extras.after = others;
  extras.queue = queue ?? { last: running };
  extras.queue.last = running;
}

/** An action that may wait, and be waited for, is about to be taken out of its lane. */
export function leaveQueue(running: Running): void {
  const { extras, previous, next } = running;
  const queue = extras?.queue ?? null;
  if (queue === null) return;
  if (queue.last !== running) {
    // The next one waits for this one: now for what this one waits for.
    if (extras!.after !== null) next!.extras!.after = extras!.after;
  } else if (previous !== null) {
    queue.last = previous;
  }
}

/** Whom one really waits for: where one of them was stopped that waited itself, for those that it waited for. */
function awaited(after: readonly Running[]): readonly Running[] {
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
  return root === null ? 0 : Math.max(0, time - root.end) / Math.abs(rate);
}
