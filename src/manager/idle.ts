import type { Running } from './running.js';

/**
 * Actions that wait for one that waits itself: none of them can begin, so the walk along their lane goes past a stretch of them in one step.
 *
 *     lane   a1   b1   [a2   b2   a3]   c1   [b3]        a1, b1 and c1 run, or wait for what runs
 *
 * The first of a stretch knows the last one, and the last one the first.
 */
export function isIdle(running: Running | null): boolean {
  return (running?.extras?.farEnd ?? null) !== null;
}

/** An action becomes idle, and part of the stretches beside it. Returns the last of the stretch. */
export function rest(running: Running): Running {
  const { previous, next } = running;
  const first = isIdle(previous) ? farEnd(previous!) : running;
  const last = isIdle(next) ? farEnd(next!) : running;
  running.extras!.farEnd = running;
  join(first, last);
  return last;
}

/** An idle action is to have its turn again. */
export function wake(running: Running): void {
  // What it waited for stands before the stretch. So only those are passed that were added between the two.
  let first = running;
  while (isIdle(first.previous)) first = first.previous!;
  const last = farEnd(first);
  if (first !== running) join(first, running.previous!);
  if (last !== running) join(running.next!, last);
  running.extras!.farEnd = null;
}

/** The last of a stretch, seen from its first. From within one it is not known, and one goes on step by step: it has just been joined to the one before. */
export function lastIdle(running: Running): Running {
  return isIdle(running.previous) ? running : farEnd(running);
}

/** An action is about to leave its lane. What stands idle on either side of it becomes one stretch. */
export function leaveStretch(running: Running): void {
  const { previous, next } = running;
  const first = isIdle(previous) ? previous! : null;
  const last = isIdle(next) ? next! : null;
  if (!isIdle(running)) {
    if (first !== null && last !== null) join(farEnd(first), farEnd(last));
    return;
  }
  if (first === null && last !== null) join(last, farEnd(running));
  if (first !== null && last === null) join(farEnd(running), first);
  running.extras!.farEnd = null;
}

function farEnd({ extras }: Running): Running {
  return extras!.farEnd!;
}

function join(first: Running, last: Running): void {
  first.extras!.farEnd = last;
  last.extras!.farEnd = first;
}
