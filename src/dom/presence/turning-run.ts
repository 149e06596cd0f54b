import type { Seconds } from '../../clock/seconds.js';
import { Run } from '../../time/run.js';
import type { DomTarget } from '../target/dom-target.js';

/** A run that may turn round. Reduced motion shows where it goes at once. */
export class TurningRun extends Run<DomTarget> {
  goesBack = false;

  override get destination(): Seconds {
    return this.goesBack ? 0 : Infinity;
  }
}
