import { type OperatorFunction, Subscriber } from 'rxjs';
import { attempt, fail } from '../clock/report.js';
import { Direct } from '../clock/direct.js';
import type { Seconds } from '../clock/seconds.js';
import { Serial } from '../clock/serial.js';
import { checkFinite } from '../math/check.js';
import { CLOSED } from '../time/edges.js';
import { Run } from '../time/run.js';
import type { Progress } from '../time/effect.js';
import type { Motion } from './motion.js';

/**
 * An operator that maps elapsed time to an action's progress and, as it does, moves the target. Time may come back.
 *
 * A time that comes while another one is being shown, when a callback moves the slider say, waits until that one's
 * progress is emitted.
 */
export function drive<T>(motion: Motion<T>, target: T): OperatorFunction<Seconds, Progress> {
  return (time$) =>
    new Direct<Progress>((subscriber, emits) => {
      const run = new Run(motion, target, CLOSED);
      subscriber.add(() => {
        attempt(() => {
          run.halt();
        });
      });
      run.begin();
      time$.subscribe(
        new TimeSubscriber(subscriber, (time) => {
          if (subscriber.closed) return;
          if (typeof time !== 'number' || !run.goOn(time)) run.seek(checkFinite('on', 'time', time));
          if (emits) subscriber.next(run.hasEnded ? 1 : motion.progressAt(time));
        }),
      );
    });
}

/** Shows the times of a stream one after another. */
class TimeSubscriber extends Subscriber<Seconds> {
  private readonly observer: Subscriber<Progress>;
  private readonly times: Serial<Seconds>;
  private isLast = false;
  private hasFailed = false;

  constructor(observer: Subscriber<Progress>, show: (time: Seconds) => void) {
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- RxJS has no other way to write a fast operator
    super(observer);
    this.observer = observer;
    this.times = new Serial(show);
  }

  protected override _next(time: Seconds): void {
    // Its source may emit from within the callback that gets the error.
    if (this.hasFailed) return;
    try {
      if (this.times.next(time) && this.isLast) this.observer.complete();
    } catch (error) {
      this.hasFailed = true;
      fail(this.observer, error);
    }
  }

  protected override _complete(): void {
    this.isLast = true;
    if (!this.times.isBusy) this.observer.complete();
  }
}
