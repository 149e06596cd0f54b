import type { Subscriber } from 'rxjs';
import { checkDelta } from '../clock/check-delta.js';
import type { Clock } from '../clock/clock.js';
import type { Player } from '../clock/player.js';
import { report } from '../clock/report.js';
import type { Seconds } from '../clock/seconds.js';
import { Straight } from '../clock/straight.js';
import { FORWARDS } from '../time/edges.js';
import { Run } from '../time/run.js';
import type { Progress } from './effect.js';
import { haltAndReport } from './halt.js';
import { Leaf } from './leaf.js';
import type { Motion } from './motion.js';

interface Progressing {
  readonly progress: Progress;
}

/** One subscription to what {@link play} returns: an action that a clock leads to its end. */
export class Playing<T, V> extends Run<T> implements Player, Progressing {
  declare readonly action: Motion<T>;
  private readonly subscriber: Subscriber<V>;
  /** What the subscriber takes in a frame; null where it takes nothing, which costs half as much. */
  private readonly value: ((playing: Progressing) => V) | null;
  /** The time at which the action starts. */
  private origin: Seconds = 0;
  private clock: Clock | null = null;
  /** Whether it has not asked the clock to lead it since something happened. */
  private leadsItself = false;
  place = -1;

  constructor(action: Motion<T>, target: T, subscriber: Subscriber<V>, value: ((playing: Progressing) => V) | null) {
    super(action, target, FORWARDS);
    this.subscriber = subscriber;
    this.value = value;
  }

  get progress(): Progress {
    return this.hasEnded ? 1 : this.action.progressAt(this.time - this.origin);
  }

  get end(): Seconds {
    return this.root!.end;
  }

  get isClosed(): boolean {
    return this.subscriber.closed;
  }

  joinIn(clock: Clock): void {
    this.clock = clock;
    this.subscriber.add(() => {
      if (this.place >= 0) clock.leave(this);
      haltAndReport(this);
    });
    clock.join(this);
  }

  start(after: Player | null): boolean {
    if (after === null) {
      this.begin();
      return false;
    }
    this.origin = after.end;
    this.begin(this.origin);
    return this.show(after.time);
  }

  pass(dt: Seconds): boolean {
    if (typeof dt === 'number' && dt >= 0 && this.goOn(this.time + dt)) {
      this.tell();
      if (this.leadsItself) this.handOver();
      return false;
    }
    const delta = checkDelta('play', 'a delta', dt);
    return this.show(this.time === -Infinity ? 0 : this.time + delta);
  }

  resume(time: Seconds): void {
    this.time = time;
    this.leadsItself = true;
  }

  complete(): void {
    this.subscriber.complete();
  }

  fail(error: unknown): void {
    if (this.isClosed) report(error);
    else this.subscriber.error(error);
  }

  private show(time: Seconds): boolean {
    this.leadsItself = this.value === null;
    this.advance(time);
    this.tell();
    return this.hasEnded;
  }

  /** Has the clock lead it, if all that it does is to go along a straight line. */
  private handOver(): void {
    const { first, place } = this;
    this.leadsItself = false;
    if (place >= 0 && first instanceof Leaf && first.curve === null && first.effect instanceof Straight)
      this.clock!.players.lead(this, first.effect, first.start, first.end);
  }

  private tell(): void {
    if (this.value !== null) this.subscriber.next(this.value(this));
  }
}
