import { type Observable, Subscriber } from 'rxjs';
import { Ends } from './ends.js';
import { hotClock, isHot } from './hot.js';
import { flushPage } from './page.js';
import { type Player, failPlayer } from './player.js';
import { PlayerList, type Players } from './players.js';
import type { Seconds } from './seconds.js';
import { attempt } from './report.js';
import { Serial } from './serial.js';

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
  private readonly frame$: Observable<Seconds>;
  private readonly ends = new Ends();
  private readonly players: Players;
  /** Whose end is being delivered. */
  private ending: Player | null = null;
  private readonly frames = new Serial<Seconds>((dt) => {
    if (this.players.count > 0) this.pass(dt);
  });
  /** How all who play are to be notified, once the present frames are over, that there are no more. */
  private last: ((player: Player) => void) | null = null;
  private source: Subscriber<Seconds> | null = null;

  constructor(frame$: Observable<Seconds>, playersWith?: PlayersWith) {
    this.frame$ = frame$;
    this.players = playersWith === undefined ? new PlayerList(this.ends) : playersWith(this.ends);
  }

  /** Lets a player begin: with the next frame, or at the end that is being delivered. */
  join(player: Player): void {
    const after = this.ending;
    // Only what is subscribed in response to `complete` starts at that end; all else starts with the next frame.
    this.ending = null;
    try {
      if (this.players.start(player, after) && !player.isClosed) this.ends.add(player);
    } catch (error) {
      failPlayer(player, error);
    } finally {
      this.ending = after;
    }
    // What it does at its start may have stopped it.
    if (player.isClosed) this.leave(player);
    else if (this.source === null) this.connect();
  }

  leave(player: Player): void {
    if (player.slot >= 0) this.players.remove(player);
    if (!this.frames.isBusy) this.settle();
  }

  private connect(): void {
    const finish = (notify: (player: Player) => void): void => {
      if (this.source !== source) return;
      this.last = notify;
      if (!this.frames.isBusy) this.dismiss(notify);
    };
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- it must be known while it is being subscribed
    const source = Subscriber.create<Seconds>(
      (dt) => this.receive(dt!),
      (error) => {
        finish((player) => {
          failPlayer(player, error);
        });
      },
      () => {
        finish(complete);
      },
    );
    // A stream that emits without a pause may play everything to its end while it is being subscribed.
    this.source = source;
    this.frame$.subscribe(source);
  }

  private receive(dt: Seconds): void {
    if (!this.frames.next(dt)) return;
    if (this.last !== null) this.dismiss(this.last);
    this.settle();
  }

  /** Shows a frame to all players, except for those that come during it, and delivers the ends that lie in it. */
  private pass(dt: Seconds): void {
    this.players.pass(dt);
    if (!this.ends.areNone) this.deliver();
  }

  private deliver(): void {
    // Of another chain on the same stream, if a callback of that one sent this frame.
    const outer = delivering.get(this.frame$);
    delivering.set(this.frame$, this);
    for (let player = this.ends.take(); player !== undefined; player = this.ends.take()) {
      if (player.isClosed) continue;
      // What a player that began in this frame has shown is on the page, too, before its end is delivered.
      flushPage();
      this.ending = player;
      complete(player);
    }
    this.ending = null;
    if (outer === undefined) delivering.delete(this.frame$);
    else delivering.set(this.frame$, outer);
  }

  /** Leaves the source when there are no players. */
  private settle(): void {
    if (this.players.count > 0) return;
    const { source } = this;
    this.source = null;
    source?.unsubscribe();
  }

  /** There are no more frames. The next player subscribes to the source again. */
  private dismiss(notify: (player: Player) => void): void {
    const players = this.players.dismiss();
    this.source = null;
    this.last = null;
    for (const player of players) if (!player.isClosed) notify(player);
  }
}

/** Delivers the end of a player. What its subscriber's own teardown throws has nothing to do with the others. */
function complete(player: Player): void {
  attempt(() => {
    player.complete();
  });
}

/** The clocks of hot streams. */
const shared = new WeakMap<Observable<Seconds>, Clock>();

/** The clocks that are delivering an end. A player that subscribes to the same stream during that follows the end. */
const delivering = new WeakMap<Observable<Seconds>, Clock>();

/**
 * The clock for players on `frame$` now. A stream that may be cold has one for each chain of players, which
 * follow one another.
 */
export function clockOf(frame$: Observable<Seconds>): Clock {
  const known = delivering.get(frame$) ?? shared.get(frame$);
  return known ?? (isHot(frame$) ? openClock(frame$) : new Clock(frame$));
}

/** Makes the clock of a hot stream. Returns that stream. */
export function clockWith(frame$: Observable<Seconds>, playersWith: PlayersWith): Observable<Seconds> {
  openClock(frame$, playersWith);
  return hotClock(frame$);
}

function openClock(frame$: Observable<Seconds>, playersWith?: PlayersWith): Clock {
  const clock = new Clock(frame$, playersWith);
  shared.set(frame$, clock);
  return clock;
}
