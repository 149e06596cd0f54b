import { report } from '../clock/report.js';
import type { Playhead } from '../time/playhead.js';

/** Stops everything under a playhead whose stream is over, and reports what is thrown. */
export function haltAndReport(playhead: Playhead): void {
  try {
    playhead.halt();
  } catch (error) {
    report(error);
  }
}
