import type { Motion } from '../../action/motion.js';
import { CLOSED } from '../../time/edges.js';
import type { Progress } from '../../time/effect.js';
import { Run } from '../../time/run.js';
import type { Seconds } from '../../clock/seconds.js';
import type { DomTarget } from '../target/dom-target.js';
import type { TurningTime } from './turning-time.js';

/** A run that may turn round. Reduced motion shows where it goes at once. */
export class TurningRun extends Run<DomTarget> {
  declare readonly action: Motion<DomTarget>;
  readonly turning: TurningTime;

  constructor(motion: Motion<DomTarget>, target: DomTarget, turning: TurningTime) {
    super(motion, target, CLOSED);
    this.turning = turning;
  }

  override get destination(): Seconds {
    return this.turning.goesBack ? 0 : Infinity;
  }

  get progress(): Progress {
    return this.hasEnded ? 1 : this.action.progressAt(this.time);
  }

  /** Shows the present moment. */
  show(): void {
    this.seek(Math.max(this.turning.moment, 0));
  }
}
