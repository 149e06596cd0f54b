import { attempt } from './report.js';

/** What writes to the page; replaced by the first element that has something to write. */
export const page: { flush: () => void } = {
  flush() {
    // Nothing is pending.
  },
};

/** Writes pending changes to the page, before a callback of the user or the end of an action. */
export function flushPage(): void {
  attempt(page.flush);
}
