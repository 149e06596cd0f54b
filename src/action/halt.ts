import { report } from '../clock/report.js';
import type { Playhead } from '../time/playhead.js';

/** An error that something threw. (What is thrown may be anything, undefined too.) */
export interface Failure {
  readonly error: unknown;
}

/** Stops everything under a playhead. Returns what was thrown meanwhile. */
export function halt(playhead: Playhead): Failure | null {
  try {
    playhead.halt();
    return null;
  } catch (error) {
    return { error };
  }
}

/** Stops everything under several playheads. What is thrown meanwhile is thrown once all are stopped. */
export function haltEach(playheads: readonly Playhead[]): void {
  const failure = playheads.map(halt).find((it) => it !== null);
  if (failure !== undefined) throw failure.error;
}

/** Stops everything under a playhead whose stream is over, and reports what is thrown meanwhile. */
export function haltAndReport(playhead: Playhead): void {
  const failure = halt(playhead);
  if (failure !== null) report(failure.error);
}
