import { attempt } from './report.js';

/** What the clocks and the elements of a page share. */
export const page: {
  /** Writes to the page; replaced by the first element that has something to write. */
  flush: () => void;
  /** How many clocks have players. */
  clocks: number;
  /** How many frames all clocks have shown. */
  frames: number;
} = {
  flush() {
    // Nothing waits.
  },
  clocks: 0,
  frames: 0,
};

/** Writes to the page what waits for the end of the frame, before an action reports that it is complete. */
export function flushPage(): void {
  attempt(page.flush);
}
