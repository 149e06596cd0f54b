import { page } from '../clock/page.js';
import { doEach } from '../math/do-each.js';

/** Whether styles are computed here, which they are not on a server. */
export function hasPage(): boolean {
  return typeof getComputedStyle === 'function';
}

let moment = 0;
let isOpen = false;

/** A number for the current task: what was read from the page during a task need not be read again in it. */
export function thisMoment(): number {
  if (!isOpen) {
    isOpen = true;
    queueMicrotask(() => {
      isOpen = false;
      moment++;
    });
  }
  return moment;
}

/** The same, but also another number after code of the user that may have changed the page. */
export function thisStart(): number {
  return thisMoment() + page.changes;
}

/** Has something to write to the page. */
export interface PageWriter {
  /** Writes what has changed. */
  write(): void;
}

/** The writers of this frame, in order. */
const pending = /* @__PURE__ */ new Set<PageWriter>();

/**
 * Writes all pending changes of targets to the page.
 *
 * This happens by itself after the actions of an animation frame, after the listeners of an event, before a callback in
 * a motion, and before an action completes. Call it when the page must be up to date at once: before you measure it, or
 * in a test.
 *
 * ```ts page
 * import { of } from 'rxjs';
 * import { moveTo } from 'rx-motion';
 * import { domTarget, flush } from 'rx-motion/dom';
 *
 * const box = document.querySelector<HTMLElement>('#box')!;
 * of(0, 0.5).pipe(moveTo(1, { x: 100 }).on(domTarget(box))).subscribe();
 * flush();
 * box.style.transform; // 'translate(50px, 0px)'
 * ```
 *
 * @throws The error of a target that cannot be written, after all others have been written.
 */
export function flush(): void {
  if (pending.size === 0) return;
  const writers = [...pending];
  pending.clear();
  doEach(writers, (writer) => {
    writer.write();
  });
}

/** Queues a writer for the next flush, unless it is queued already. On a server nothing is ever written. */
export function waitForFlush(writer: PageWriter): void {
  if (!hasPage()) return;
  // Before the page is laid out and painted, and after every callback of a frame that is dispatched as one.
  if (pending.size === 0) {
    page.flush = flush;
    queueMicrotask(flush);
  }
  pending.add(writer);
}
