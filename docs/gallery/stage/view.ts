import type { Seconds } from 'rx-motion';
import type { Cast } from './cast.js';

/** A cast that can be seen. */
export interface View {
  readonly cast: Cast;
  /** Shows how the actors are now; those who left after `time` are back. */
  readonly show: (time: Seconds) => void;
  readonly dispose: () => void;
}
