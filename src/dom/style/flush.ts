import { type Writer, pendingWrites } from '../../clock/pending-writes.js';

export type { Writer } from '../../clock/pending-writes.js';

/**
 * Writes everything to the page that targets hold and have not written yet.
 *
 * It happens by itself, once all that runs at the moment is through: after the actions of an animation frame, after the listeners
 * of an event, and before anybody is told that an action is complete. Call it where the page has to be up to date at once, before it is measured or in a test.
 *
 * ```ts page
 * import { of } from 'rxjs';
 * import { moveTo } from 'rx-motion';
 * import { domTarget, flush } from 'rx-motion/dom';
 *
 * const box = document.querySelector<HTMLElement>('#box')!;
 * of(0, 0.5).pipe(moveTo(1, { x: 100 }).on(domTarget(box))).subscribe();
 * flush();
 * box.style.translate; // 50px 0px
 * ```
 *
 * @throws What a target throws when it is written; all others are written all the same.
 */
export function flush(): void {
  pendingWrites.flush();
}

/** Lets a writer write at the next flush. Only for one that does not wait already. */
export function waitForFlush(writer: Writer): void {
  // Before the page is laid out and painted, and after every callback of a frame that is dispatched as one.
  if (pendingWrites.areNone) queueMicrotask(flush);
  pendingWrites.add(writer);
}
