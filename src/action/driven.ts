import type { Player } from '../clock/player.js';
import type { Seconds } from '../clock/seconds.js';
import type { Seat } from '../table/seats.js';
import type { Table } from '../table/table.js';
import type { Progress } from '../time/effect.js';
import type { Run } from '../time/run.js';
import type { Motion } from './motion.js';

/**
 * A run that frames advance and that may be rows of a frame table: one of a manager, or one that plays on a crowd.
 */
export interface Driven<T> extends Run<T> {
  readonly action: Motion<T>;
  /** The table that may animate it, and its seat there. */
  readonly table: Table<Seat>;
  readonly seat: Seat;
  /** Whether anybody takes its progress. */
  readonly isObserved: boolean;
  /** Who alone takes it, if it is the time as a part of the duration: a row notifies it directly. */
  readonly listener: { next(progress: Progress): void } | null;
  emitAt(time: Seconds): void;
  /** Whether rows animate it at present. */
  readonly isTabled: boolean;
  /** Whether each frame adds its delta to the time of this run, and that is all. */
  isPlain(): boolean;
}

/** The players of a clock, where plain leaves may be rows of a table. */
export interface RowPlayers extends Table<Player> {
  /** Begins a run as a row, if it can. Returns whether it did. */
  beginRow<T>(run: Driven<T>): boolean;
}
