import { type OperatorFunction, Subscriber } from 'rxjs';
import { Direct } from '../clock/direct.js';
import { attempt, fail } from '../clock/report.js';
import type { Seconds } from '../clock/seconds.js';
import { Serial } from '../clock/serial.js';
import { checkFinite } from '../math/check.js';
import { CLOSED } from '../time/edges.js';
import type { Progress } from '../time/effect.js';
import { Run } from '../time/run.js';
import type { Motion } from './motion.js';

/** An operator that maps elapsed time to an action's progress and, as it does, moves the target. Time may come back. */
export function drive<T>(motion: Motion<T>, target: T): OperatorFunction<Seconds, Progress> {
  return (time$) =>
    new Direct<Progress>((subscriber, emits) => {
      const run = new Run(motion, target, CLOSED);
      subscriber.add(() => attempt(() => run.halt()));
      run.begin();
      const times = new Times(motion, run, subscriber, emits);
      subscriber.add(times);
      time$.subscribe(times);
    });
}

/**
 * Receives the times.
 *
 * A time that comes while another one is being shown, for instance when a callback moves the slider, waits until the
 * progress of that one is emitted.
 */
class Times<T> extends Subscriber<Seconds> {
  private readonly motion: Motion<T>;
  private readonly run: Run<T>;
  private readonly subscriber: Subscriber<Progress>;
  private readonly emits: boolean;
  private readonly queue = new Serial<Seconds>((time) => this.show(time));
  private isLast = false;
  private hasFailed = false;

  constructor(motion: Motion<T>, run: Run<T>, subscriber: Subscriber<Progress>, emits: boolean) {
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- RxJS has no other way to write a fast operator
    super();
    this.motion = motion;
    this.run = run;
    this.subscriber = subscriber;
    this.emits = emits;
  }

  protected override _next(time: Seconds): void {
    // The callback that receives the error may cause another time.
    if (this.hasFailed) return;
    try {
      if (this.queue.next(time) && this.isLast) this.subscriber.complete();
    } catch (error) {
      this.hasFailed = true;
      fail(this.subscriber, error);
    }
  }

  protected override _error(error: unknown): void {
    this.subscriber.error(error);
  }

  protected override _complete(): void {
    this.isLast = true;
    if (!this.queue.isBusy) this.subscriber.complete();
  }

  private show(time: Seconds): void {
    const { motion, run, subscriber } = this;
    if (subscriber.closed) return;
    if (typeof time !== 'number' || !run.goOn(time)) run.seek(checkFinite('on', 'time', time));
    if (this.emits) subscriber.next(run.hasEnded ? 1 : motion.progressAt(time));
  }
}
