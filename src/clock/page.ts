import type { Subject } from 'rxjs';
import { attempt } from './report.js';

/** What the engine knows of the page. */
export const page: {
  /** Writes to it; replaced by the first element that has something to write. */
  flush: () => void;
  /** How often code of the user may have changed it: before a run that starts, and in a callback. */
  changes: number;
  /** Emits each run that begins, and what each call of `play` returns; missing until a tool needs it. */
  starts$?: Subject<unknown>;
  /** Whether a film leads it: then it stands still between two frames. */
  isFilmed?: boolean;
} = {
  flush() {
    // Nothing is pending.
  },
  changes: 0,
};

/** Writes pending changes to the page, before a callback of the user or the end of an action. */
export function flushPage(): void {
  page.changes++;
  attempt(page.flush);
}
