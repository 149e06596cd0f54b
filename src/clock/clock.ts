import { type Observable, Subject, Subscriber } from 'rxjs';
import { Ends } from './ends.js';
import { flushPage } from './page.js';
import { type Player, failPlayer } from './player.js';
import { PlayerList, type Players } from './players.js';
import type { Seconds } from './seconds.js';
import { attempt } from './report.js';
import { Serial } from './serial.js';
import { type Others, shared } from './shared.js';

/** Makes the players of a clock, which note those who end in a frame. */
type PlayersWith = (ends: Ends) => Players;

/**
 * A stream of frames and all that plays on it, with one subscription.
 *
 * A frame is an interval of time. It is shown to all players first. Then the page is written, and the ends that lie in
 * the interval are delivered in the order of their exact times, as a simulation of discrete events does it. A player
 * that subscribes while an end is delivered begins at that exact time and is shown the present frame at once; should it
 * end in this frame too, it joins the same order. So RxJS's own `concat`, `merge` and `repeat` lose no time, and none
 * of them recurses.
 */
export class Clock {
  readonly frame$: Observable<Seconds>;
  readonly #ends = new Ends();
  readonly #players: Players;
  /** Whose end is being delivered: who joins begins there. */
  ending: Player | null = null;
  /** Handles what the source emits, its end included. */
  readonly #queue = new Serial<() => void>((handle) => handle());
  #source: Subscriber<Seconds> | null = null;

  constructor(frame$: Observable<Seconds>, playersWith?: PlayersWith) {
    this.frame$ = frame$;
    this.#players = playersWith === undefined ? new PlayerList(this.#ends) : playersWith(this.#ends);
  }

  /** Lets a player begin: with the next frame, or at the end that is being delivered. */
  join(player: Player): void {
    const after = this.ending;
    // Only what is subscribed in response to `complete` starts at that end; all else starts with the next frame.
    this.ending = null;
    try {
      if (this.#players.start(player, after)) this.#ends.add(player);
    } catch (error) {
      failPlayer(player, error);
    }
    this.ending = after;
    // What it does at its start may have stopped it.
    if (player.isClosed) this.leave(player);
    else if (this.#source === null) this.#connect();
  }

  leave(player: Player): void {
    if (player.slot >= 0) this.#players.remove(player);
    this.#settle();
  }

  #connect(): void {
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- it must be known while it is being subscribed
    this.#source = Subscriber.create<Seconds>(
      (dt) => this.#handle(() => this.#pass(dt!)),
      (error) => this.#handle(() => this.#dismiss((player) => failPlayer(player, error))),
      () => this.#handle(() => this.#dismiss(complete)),
    );
    // A stream that emits without a pause may play everything to its end while it is being subscribed.
    this.frame$.subscribe(this.#source);
  }

  #handle(emission: () => void): void {
    this.#queue.next(emission);
    this.#settle();
  }

  /** Shows a frame to all players, except for those that come during it, and delivers the ends that lie in it. */
  #pass(dt: Seconds): void {
    this.#players.pass(dt);
    if (this.#ends.areNone) return;
    delivering.unshift(this);
    for (let player = this.#ends.take(); player !== undefined; player = this.#ends.take()) {
      if (player.isClosed) continue;
      // What a player that began in this frame has shown is on the page, too, before its end is delivered.
      flushPage();
      this.ending = player;
      complete(player);
    }
    this.ending = null;
    delivering.shift();
  }

  /** There are no more frames. The next player subscribes to the source again. */
  #dismiss(notify: (player: Player) => void): void {
    this.#disconnect();
    for (const player of this.#players.dismiss()) if (!player.isClosed) notify(player);
  }

  /** Leaves the source when there are no players, until the next one comes. */
  #settle(): void {
    if (this.#players.count === 0 && !this.#queue.isBusy) this.#disconnect();
  }

  #disconnect(): void {
    const source = this.#source;
    if (source === null) return;
    this.#source = null;
    source.unsubscribe();
  }
}

/** Delivers the end of a player. What its subscriber's own teardown throws has nothing to do with the others. */
function complete(player: Player): void {
  attempt(() => player.complete());
}

/** The streams on which all who play share a clock; it is made when the first of them comes. */
const hot = /* @__PURE__ */ new WeakMap<Observable<unknown>, Clock | null>();

/** The clocks that deliver an end, the innermost first. Who subscribes to the stream of one then follows that end. */
const delivering: Clock[] = [];

/**
 * The clock for players on `frame$` now. A stream that may be cold has one for each chain of players, which
 * follow one another.
 */
export function clockOf(frame$: Observable<Seconds>): Clock {
  const known = delivering.find((clock) => clock.frame$ === frame$) ?? hot.get(frame$);
  if (known) return known;
  const clock = new Clock(frame$);
  if (isHot(frame$)) hot.set(frame$, clock);
  return clock;
}

/** Makes the clock of a hot stream. Returns that stream. */
export function clockWith(frame$: Observable<Seconds>, playersWith: PlayersWith): Observable<Seconds> {
  hot.set(frame$, new Clock(frame$, playersWith));
  return frame$;
}

/** Lets all who play on a hot stream share a clock, if it is one of frames. Returns that stream. */
export function hotClock<S extends Observable<unknown>>(frame$: S): S {
  hot.set(frame$, null);
  return frame$;
}

/** Makes one clock of a stream of frames, for all who subscribe and play on it. */
export function sharedClock(frame$: Observable<Seconds>, others$?: Others<Seconds>): Observable<Seconds> {
  return hotClock(shared(frame$, others$));
}

/**
 * Whether all who play on `frame$` share a clock. So they do on a plain subject, which has nothing to tell those who
 * come late.
 */
export function isHot(frame$: Observable<Seconds>): boolean {
  return hot.has(frame$) || Object.getPrototypeOf(frame$) === Subject.prototype;
}
