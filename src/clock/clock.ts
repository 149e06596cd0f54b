import { type Observable, Subject, Subscription, share, takeWhile } from 'rxjs';
import { Ends } from './ends.js';
import { flushPage } from './pending-writes.js';
import type { Player } from './player.js';
import { Players } from './players.js';
import type { Seconds } from './seconds.js';
import { complete, fail } from './tell.js';

/**
 * A stream of frames and all that plays on it, with one subscription.
 *
 * A frame is an interval of time. It is shown to all players first. Then the page is written, and the ends that lie in the interval
 * are delivered in the order of their exact times, as a simulation of discrete events does it. Whoever subscribes while an end is
 * delivered begins at that exact time and is shown the present frame at once; should it end in this frame too, it joins the same
 * order. So RxJS's own `concat`, `merge` and `repeat` lose no time, and none of them recurses.
 */
export class Clock {
  private readonly frame$: Observable<Seconds>;
  readonly players: Players = new Players();
  private readonly ends = new Ends();
  /** Whose end is being delivered. */
  private ending: Player | null = null;
  /** Frames that came while another one was being shown. */
  private readonly waiting: Seconds[] = [];
  private isBusy = false;
  /** What is to be told to all when the present frames are through: there are no more. */
  private last: ((player: Player) => void) | null = null;
  private source: Subscription | null = null;

  constructor(frame$: Observable<Seconds>) {
    this.frame$ = frame$;
  }

  /** Lets a player begin: with the next frame, or at the end that is being delivered. */
  join(player: Player): void {
    const after = this.ending;
    let hasEnded = false;
    // Only what follows the end begins at it: what the player's values and callbacks start waits for its first frame, as in any frame.
    this.ending = null;
    try {
      hasEnded = player.start(after);
    } catch (error) {
      fail(player, error);
    } finally {
      this.ending = after;
    }
    // What it does when it starts may stop it.
    if (player.isClosed) return;
    this.players.add(player);
    if (hasEnded) this.ends.add(player);
    if (this.source === null) this.connect();
  }

  leave(player: Player): void {
    this.players.remove(player);
    if (!this.isBusy) this.settle();
  }

  private connect(): void {
    const source = new Subscription();
    this.source = source;
    const finish = (tell: (player: Player) => void): void => {
      if (this.source !== source) return;
      this.last = tell;
      if (!this.isBusy) this.dismiss(tell);
    };
    // One that emits without a pause may play everything to its end while it is being subscribed: then it is left.
    const frames = this.frame$.pipe(takeWhile((dt) => this.receive(dt, source))).subscribe({
      error: (error: unknown) => {
        finish((player) => {
          fail(player, error);
        });
      },
      complete: () => {
        finish(complete);
      },
    });
    source.add(frames);
  }

  /** Returns whether there may be more frames. */
  private receive(dt: Seconds, source: Subscription): boolean {
    this.waiting.push(dt);
    if (this.isBusy) return true;
    this.isBusy = true;
    try {
      while (this.waiting.length > 0 && this.players.count > 0) this.pass(this.waiting.shift()!);
    } finally {
      this.isBusy = false;
      this.waiting.length = 0;
    }
    if (this.last !== null) this.dismiss(this.last);
    this.settle();
    return this.source === source;
  }

  /** Shows a frame to all who play, but for those who come meanwhile, and delivers the ends that lie in it. */
  private pass(dt: Seconds): void {
    this.players.pass(dt, this.ends);
    if (!this.ends.areNone) this.deliver();
    this.players.closeUp();
  }

  private deliver(): void {
    // Of another chain on the same stream, if a callback of that one sent this frame.
    const outer = delivering.get(this.frame$);
    delivering.set(this.frame$, this);
    for (let player = this.ends.take(); player !== undefined; player = this.ends.take()) {
      if (player.isClosed) continue;
      // Also what a player has shown that began in this frame is on the page before its end is told.
      flushPage();
      this.ending = player;
      complete(player);
    }
    this.ending = null;
    if (outer === undefined) delivering.delete(this.frame$);
    else delivering.set(this.frame$, outer);
  }

  /** Leaves the source where nobody plays any more. */
  private settle(): void {
    if (this.players.count > 0) return;
    this.players.closeUp();
    const { source } = this;
    this.source = null;
    source?.unsubscribe();
  }

  /** There are no more frames. Whoever comes now begins anew. */
  private dismiss(tell: (player: Player) => void): void {
    const players = this.players.members.filter((player) => player !== null);
    for (const player of players) this.players.remove(player);
    this.players.closeUp();
    this.source = null;
    this.last = null;
    for (const player of players) if (!player.isClosed) tell(player);
  }
}

/** The clocks that all share who play on a stream of frames. */
const shared = new WeakMap<Observable<unknown>, Clock>();

/** The clocks that are delivering an end. Whoever subscribes to the same stream meanwhile follows that end. */
const delivering = new WeakMap<Observable<Seconds>, Clock>();

/** The clock for whoever plays on `frame$` now. A stream that may be cold has one for each chain of players, which follow one another. */
export function clockOf(frame$: Observable<Seconds>): Clock {
  const known = delivering.get(frame$) ?? shared.get(frame$);
  if (known !== undefined) return known;
  const clock = new Clock(frame$);
  if (isShared(frame$)) shared.set(frame$, clock);
  return clock;
}

/** Whether all who play on `frame$` share a clock. So they do on a plain subject, which has nothing to tell those who come late. */
export function isShared(frame$: Observable<Seconds>): boolean {
  return shared.has(frame$) || Object.getPrototypeOf(frame$) === Subject.prototype;
}

/** Lets all who play on a hot stream share a clock, if it is one of frames. Returns that stream. */
export function hotClock<S extends Observable<unknown>>(frame$: S): S {
  shared.set(frame$, new Clock(frame$ as Observable<unknown> as Observable<Seconds>));
  return frame$;
}

/** Makes one clock of a stream of frames, for all who subscribe and play on it. */
export function sharedClock(frame$: Observable<Seconds>): Observable<Seconds> {
  return hotClock(frame$.pipe(share()));
}
