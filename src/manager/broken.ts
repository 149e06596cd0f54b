import type { Playhead } from '../time/playhead.js';
import { FORWARDS, Stretch } from '../time/stretch.js';

/** Stands in for an action that could not start: throws its error in its first frame. */
export class Broken extends Stretch {
  private readonly error: unknown;

  constructor(playhead: Playhead, error: unknown) {
    super(playhead, FORWARDS, 0, 0);
    this.error = error;
  }

  follow(): boolean {
    throw this.error;
  }
}
