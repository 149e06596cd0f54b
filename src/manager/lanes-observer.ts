import type { Running } from './running.js';

/** Who is told what becomes of running actions: their manager. */
export interface LanesObserver {
  /** An action was added, or has ended. */
  changed(): void;
  /**
   * Something is to show actions at times of its own, and no frame is to pass in the midst of it.
   *
   * @param canWait Whether it waits while a frame passes, or something else is shown.
   */
  shows(show: () => void, canWait: boolean): void;
  /** An action that has ended is to run again. */
  revived(running: Running): void;
  /** An action has announced something. */
  announced(news: unknown): void;
}
