import type { Motion } from '../../action/motion.js';
import { CLOSED } from '../../time/edges.js';
import { Run } from '../../time/run.js';
import type { Seconds } from '../../clock/seconds.js';
import type { DomTarget } from '../target/dom-target.js';
import { TurningTime } from './turning-time.js';

/** A run that may turn round. Reduced motion shows where it goes at once. */
export class TurningRun extends Run<DomTarget> {
  readonly turning: TurningTime;

  constructor(motion: Motion<DomTarget>, target: DomTarget, delay: Seconds) {
    super(motion, target, CLOSED);
    this.turning = new TurningTime(motion.duration, delay);
  }

  override get destination(): Seconds {
    return this.turning.goesBack ? 0 : Infinity;
  }

  /** Shows the present moment. */
  show(): void {
    this.seek(Math.max(this.turning.moment, 0));
  }
}
