import { Observable, type Subscriber, throwError } from 'rxjs';
import type { Progress } from '../action/effect.js';
import type { Motion } from '../action/motion.js';
import type { Playhead } from '../time/playhead.js';
import { Run } from '../time/run.js';
import type { Seconds } from '../time/seconds.js';
import { FORWARDS, Stretch } from '../time/stretch.js';
import type { Lane } from './lane.js';
import type { Ending, RunningAction, Tag } from './running-action.js';

/** A run that its manager's frames drive. */
export class Running<T = unknown> extends Run<T> implements RunningAction<T> {
  declare readonly action: Motion<T>;
  readonly tag: Tag | undefined;
  readonly flags: number;
  ending: Ending | undefined = undefined;
  paused = false;
  /** The next action of the same target. */
  next: Running | null = null;
  private readonly lane: Lane;
  private observers: readonly Subscriber<Progress>[] | null = null;
  private failure: { readonly error: unknown } | null = null;
  private promise: { readonly done: Promise<Ending>; readonly resolve: (ending: Ending) => void } | null = null;

  constructor(action: Motion<T>, target: T, lane: Lane, tag: Tag | undefined, flags: number) {
    super(action, target, false, FORWARDS);
    this.lane = lane;
    this.tag = tag;
    this.flags = flags;
  }

  /** Starts the action on its target. An error there waits for the first frame, when somebody may be observing. */
  override begin(): void {
    try {
      super.begin();
    } catch (error) {
      new Broken(this, error).subscribe(this);
    }
  }

  /** One frame. The first one adds no time. */
  tick(dt: Seconds): void {
    if (this.ending !== undefined || this.paused) return;
    const time = this.time === -Infinity ? 0 : this.time + dt;
    try {
      this.advance(time);
    } catch (error) {
      this.conclude('failed', { error });
      return;
    }
    if (this.observers !== null) this.emit(this.ended ? 1 : this.action.progressAt(time));
    if (this.ended) this.conclude('completed');
  }

  get progress$(): Observable<Progress> {
    return new Observable((subscriber) => {
      if (this.ending !== undefined) {
        finish(subscriber, this.failure);
        return undefined;
      }
      this.observers = [...(this.observers ?? []), subscriber];
      return () => {
        const others = this.observers?.filter((observer) => observer !== subscriber) ?? [];
        this.observers = others.length > 0 ? others : null;
      };
    });
  }

  get done(): Promise<Ending> {
    if (this.promise === null) {
      let resolve!: (ending: Ending) => void;
      const done = new Promise<Ending>((settle) => (resolve = settle));
      this.promise = { done, resolve };
      if (this.ending !== undefined) resolve(this.ending);
    }
    return this.promise.done;
  }

  stop(): void {
    this.conclude('stopped');
  }

  pause(): void {
    this.paused = true;
  }

  resume(): void {
    this.paused = false;
  }

  private emit(progress: Progress): void {
    const { observers } = this;
    if (observers === null) return;
    for (let index = 0; index < observers.length; index++) observers[index]!.next(progress);
  }

  private conclude(ending: Ending, failure: { readonly error: unknown } | null = null): void {
    const { observers } = this;
    const first = this.ending === undefined;
    if (first) this.ending = ending;
    try {
      this.halt();
    } catch (error) {
      failure ??= { error };
    }
    if (failure !== null && (!first || observers === null)) throwError(() => failure.error).subscribe();
    if (!first) return;
    this.failure = failure;
    this.observers = null;
    this.lane.ended();
    this.promise?.resolve(ending);
    for (const observer of observers ?? []) finish(observer, failure);
  }
}

function finish(observer: Subscriber<Progress>, failure: { readonly error: unknown } | null): void {
  if (failure === null) observer.complete();
  else observer.error(failure.error);
}

/** Stands in for an action that could not start. */
class Broken extends Stretch {
  private readonly error: unknown;

  constructor(playhead: Playhead, error: unknown) {
    super(playhead, 0, 0, FORWARDS);
    this.error = error;
  }

  follow(): boolean {
    throw this.error;
  }
}
