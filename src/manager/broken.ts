import { FORWARDS, Stretch } from '../time/stretch.js';

/** Stands in for an action that could not start: throws its error in its first frame. */
export class Broken extends Stretch {
  private readonly error: unknown;

  constructor(error: unknown) {
    super(0, 0, FORWARDS);
    this.error = error;
  }

  follow(): boolean {
    throw this.error;
  }
}
