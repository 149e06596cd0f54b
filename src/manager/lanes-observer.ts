import type { Running } from './running.js';

/** Who is told what becomes of running actions: their manager. */
export interface LanesObserver {
  /** An action was added, or has ended. */
  changed(): void;
  /** An action was sought between frames. */
  sought(running: Running): void;
  /** An action that has ended is to run again. */
  revived(running: Running): void;
  /** An action has announced something. */
  announced(news: unknown): void;
}
