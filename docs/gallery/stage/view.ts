import type { Seconds } from 'rx-motion';
import type { Cast } from './cast.js';

/** A visible cast. */
export interface View {
  readonly cast: Cast;
  /** Shows the current states of the actors; those that left after `time` are back. */
  readonly show: (time: Seconds) => void;
  readonly dispose: () => void;
}
