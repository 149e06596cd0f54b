import type { Observable } from 'rxjs';
import type { Clock } from '../clock/clock.js';
import { clockOf } from '../clock/clock-of.js';
import { framesInFull } from '../clock/frames.js';
import type { Player } from '../clock/player.js';
import { report } from '../clock/report.js';
import type { Seconds } from '../clock/seconds.js';
import type { StyledElement } from '../element/elemental.js';
import type { Flipping } from './flipping.js';
import type { PageBox } from './page-box.js';

/** Flips on a clock, each in place of the one before. */
export class Flips {
  readonly #name: string;
  readonly #frame$: Observable<Seconds>;
  #current: FlipPlayer | null = null;

  /** @param name The function that the user has called. */
  constructor(name: string, frame$: Observable<Seconds>) {
    this.#name = name;
    this.#frame$ = frame$;
  }

  /**
   * Makes elements glide from where they were noted, now that the page has changed.
   *
   * @param measured Where the layout puts them, if that is known.
   * @param parent Positions are measured from the start of its content; by default, from that of the window.
   */
  begin(
    flipping: Flipping,
    found: readonly StyledElement[],
    measured?: ReadonlyMap<StyledElement, PageBox>,
    parent?: Element,
  ): void {
    flipping.begin(found, undefined, measured, parent);
    const before = this.#current;
    if (!flipping.isEmpty) this.#current = new FlipPlayer(this.#name, flipping, clockOf(framesInFull(this.#frame$)));
    // A clock without players would drop its frames.
    before?.stop();
  }

  /** Leaves the elements where they are seen. */
  stop(): void {
    this.#current?.stop();
  }
}

/** A flip that has begun. */
class FlipPlayer implements Player {
  readonly name: string;
  origin: Seconds = 0;
  time: Seconds = -Infinity;
  isClosed = false;
  slot = -1;
  readonly #flipping: Flipping;
  readonly #clock: Clock;

  constructor(name: string, flipping: Flipping, clock: Clock) {
    this.name = name;
    this.#flipping = flipping;
    this.#clock = clock;
    clock.join(this);
  }

  get end(): Seconds {
    return this.#flipping.length;
  }

  start(after: Player | null): void {
    if (!this.#flipping.isThrown) return;
    // Moving elements were measured after this frame, so that is their start, not the end within it.
    if (after !== null) this.origin = after.end - after.time;
    this.time = 0;
  }

  show(time: Seconds): boolean {
    this.time = time;
    this.#flipping.show(time);
    return time >= this.end;
  }

  complete(): void {
    this.stop();
  }

  fail(error: unknown): void {
    this.stop();
    report(error);
  }

  stop(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    this.#clock.leave(this);
    this.#flipping.stop();
  }
}
