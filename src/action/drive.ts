import { type OperatorFunction, Subscriber } from 'rxjs';
import type { Seconds } from '../clock/seconds.js';
import { checkFinite } from '../math/check.js';
import { CLOSED } from '../time/edges.js';
import { Run } from '../time/run.js';
import type { Progress } from './effect.js';
import { haltAndReport } from './halt.js';
import type { Motion } from './motion.js';
import { ProgressStream } from './progress-stream.js';

/**
 * An operator that maps elapsed time to an action's progress and, as it does, moves the target. Time may come back.
 *
 * A time that comes from within another one, when a callback moves the slider say, waits until that is shown and its progress told.
 */
export function drive<T>(motion: Motion<T>, target: T): OperatorFunction<Seconds, Progress> {
  return (time$) =>
    new ProgressStream((subscriber, emits) => {
      const run = new Run(motion, target, CLOSED);
      subscriber.add(() => {
        haltAndReport(run);
      });
      run.begin();
      time$.subscribe(new Driver(motion, run, subscriber, emits));
    });
}

/** Hears of the times. */
class Driver<T> extends Subscriber<Seconds> {
  private readonly motion: Motion<T>;
  private readonly run: Run<T>;
  private readonly subscriber: Subscriber<Progress>;
  private readonly emits: boolean;
  /** Times that came while another one was being shown. */
  private readonly waiting: Seconds[] = [];
  private isBusy = false;
  private isLast = false;

  constructor(motion: Motion<T>, run: Run<T>, subscriber: Subscriber<Progress>, emits: boolean) {
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- RxJS has no other way to write a fast operator
    super(subscriber);
    this.motion = motion;
    this.run = run;
    this.subscriber = subscriber;
    this.emits = emits;
  }

  protected override _next(time: Seconds): void {
    if (this.isBusy) {
      this.waiting.push(time);
      return;
    }
    this.isBusy = true;
    try {
      this.show(time);
      while (this.waiting.length > 0 && !this.subscriber.closed) this.show(this.waiting.shift()!);
    } catch (error) {
      this.subscriber.error(error);
    }
    this.isBusy = false;
    if (this.isLast) this.subscriber.complete();
  }

  protected override _complete(): void {
    this.isLast = true;
    if (!this.isBusy) this.subscriber.complete();
  }

  private show(time: Seconds): void {
    const { motion, run } = this;
    if (typeof time !== 'number' || !run.goOn(time)) run.seek(checkFinite('on', 'time', time));
    if (this.emits) this.subscriber.next(run.hasEnded ? 1 : motion.progressAt(time));
  }
}
