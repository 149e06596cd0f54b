import type { Seat } from '../table/seats.js';
import type { Table } from '../table/table.js';
import type { ManagedRun } from './managed-run.js';

/** The runs of one target, as one of them sees them. */
export interface Neighbours extends Seat {
  readonly first: ManagedRun | null;
  readonly isPaused: boolean;
}

/** What a run asks of those who run it. */
export interface Host {
  readonly table: Table<Neighbours>;
  /** The run whose spans are being shown a time, or stopped. */
  current: ManagedRun | null;
  /** Has a run animate itself, from the end of its turn on if it is in turn. */
  release(run: ManagedRun): void;
  /** A run has ended: takes it out of its lane. */
  dismiss(run: ManagedRun): void;
  /** A run that has ended is to run again, as if it had been added now. */
  readmit(run: ManagedRun): void;
  /** A run was sought: between frames it shows that at once, otherwise in its next turn. */
  sought(run: ManagedRun): void;
  announce(news: unknown): void;
}
