import type { Observable, Subscriber } from 'rxjs';
import { Ends } from './ends.js';
import { showDelta } from './jump.js';
import { flushPage } from './page.js';
import { failPlayer, type Player } from './player.js';
import { PlayerList, type Players } from './players.js';
import { attempt } from './report.js';
import type { Seconds } from './seconds.js';
import { Serial } from './serial.js';
import { subscriberOf } from './subscriber.js';

/**
 * A stream of frames and its players, with one subscription.
 *
 * A frame is an interval of time. First it is shown to all players. Then the page is written, and the ends within the
 * interval are delivered in the order of their exact times, as in a simulation of discrete events. A player that joins
 * while an end is being delivered starts at that exact time and is shown the current frame at once; if it also ends in
 * this frame, its end joins the same order. Therefore RxJS's own `concat`, `merge` and `repeat` lose no time, and none
 * of them recurses.
 */
export class Clock {
  readonly frame$: Observable<Seconds>;
  readonly #ends = new Ends();
  readonly #players: Players;
  /** The player whose end is being delivered: a player that joins now starts at that end. Null at other times. */
  #after: Player | null = null;
  /** The frames and the end of the source, handled one after another. */
  readonly #queue = new Serial<() => void>((handle) => handle());
  #source: Subscriber<Seconds> | null = null;

  /** @param playersWith Makes the list of its players, which adds to `ends` those that end in a frame. */
  constructor(frame$: Observable<Seconds>, playersWith: (ends: Ends) => Players = (ends) => new PlayerList(ends)) {
    this.frame$ = frame$;
    this.#players = playersWith(this.#ends);
  }

  /** Starts a player: with the next frame, or at the end that is being delivered. */
  join(player: Player): void {
    const after = this.#after;
    // Only what is subscribed in response to `complete` starts at that end; everything else starts with the next frame.
    this.#after = null;
    try {
      if (this.#players.start(player, after)) this.#ends.add(player);
    } catch (error) {
      failPlayer(player, error);
    }
    this.#after = after;
    // Its start may have stopped it.
    if (player.isClosed) this.leave(player);
    else if (this.#source === null) this.#connect();
  }

  /** All players, in their order. */
  get players(): Player[] {
    return this.#players.all();
  }

  leave(player: Player): void {
    if (player.slot >= 0) this.#players.remove(player);
    this.#disconnectIfIdle();
  }

  #connect(): void {
    clocks.add(this);
    this.#source = subscriberOf<Seconds>(
      (dt) => this.#handle(() => this.#showFrame(dt)),
      (error) => this.#handle(() => this.#dismiss((player) => failPlayer(player, error))),
      () => this.#handle(() => this.#dismiss(complete)),
    );
    // A synchronous stream may play everything to its end while it is being subscribed.
    this.frame$.subscribe(this.#source);
  }

  #handle(emission: () => void): void {
    this.#queue.next(emission);
    this.#disconnectIfIdle();
  }

  /** Shows a frame to all players, except those that join during it, and delivers the ends within it. */
  #showFrame(dt: Seconds): void {
    showDelta(dt, (delta) => {
      this.#players.showFrame(delta);
      this.#deliver();
    });
  }

  #deliver(): void {
    let player = this.#ends.take();
    if (player === undefined) return;
    delivering.unshift(this);
    for (; player !== undefined; player = this.#ends.take()) {
      if (player.isClosed) continue;
      // A player that started in this frame may have written something, too.
      flushPage();
      this.#after = player;
      complete(player);
    }
    this.#after = null;
    delivering.shift();
  }

  /** Removes and notifies all players, since no more frames come. The next player subscribes to the source again. */
  #dismiss(notify: (player: Player) => void): void {
    this.#source = null;
    clocks.delete(this);
    const all = this.#players.all();
    for (const player of all) this.#players.remove(player);
    for (const player of all) if (!player.isClosed) notify(player);
  }

  /** Unsubscribes from the source when there are no players, until the next one joins. */
  #disconnectIfIdle(): void {
    if (this.#players.count > 0 || this.#queue.isBusy) return;
    const source = this.#source;
    this.#source = null;
    clocks.delete(this);
    source?.unsubscribe();
  }
}

/** Delivers the end of a player. An error thrown by its subscriber's teardown does not stop the other players. */
function complete(player: Player): void {
  attempt(() => player.complete());
}

/** The clocks that advance something now. */
export const clocks: Set<Clock> = /* @__PURE__ */ new Set<Clock>();

/** The clocks that are delivering an end, the innermost first. A player that joins one now starts at that end. */
export const delivering: Clock[] = [];
