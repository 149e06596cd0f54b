import { remembers } from '../time/edges.js';
import type { Running } from './running.js';

/** Has an action show its end at once: the one towards which it plays. */
export function finish(running: Running): void {
  if (running.ending !== undefined) return;
  const end = running.rate < 0 ? 0 : running.action.duration;
  if (end === Infinity) throw new RangeError('finish: the action must have an end that is known, got one without');
  running.seek(end);
}

/** Has an action play from its start, also where it has ended. */
export function restart(running: Running): void {
  if (running.elapsed > 0) checkSeekable(running, 'restart', 0);
  if (running.lane.lanes.endings.follow(running)) return;
  running.resume();
  if (running.rate < 0) running.reverse();
  const { time } = running;
  if (running.ending !== undefined) revive(running);
  // Whoever is called at its start may have led it elsewhere.
  if (time > -Infinity && running.time === time) running.seek(0);
}

/** Checks that an action may go back: only then does it remember what it has passed. */
export function checkSeekable({ edges }: Running, name: string, value: number): void {
  if (remembers(edges)) return;
  throw new RangeError(`${name}: only an action that was run with { seekable: true } goes back, got ${value}`);
}

/** It is to run again, as if it had been added now. */
function revive(running: Running): void {
  const { extras } = running;
  running.ending = undefined;
  if (extras !== null) extras.watch = extras.failure = extras.after = null;
  // It is undone by going back where that can be; elsewhere nothing has moved yet.
  if (!remembers(running.edges)) running.root = null;
  running.lane.lanes.observer.revived(running);
}
