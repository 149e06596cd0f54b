/** Has something to write to the page. */
export abstract class Writer {
  /** The next one that waits; itself at the end of the line, null while it does not wait. */
  next: Writer | null = null;

  /** Writes what has changed. */
  abstract write(): void;
}

/**
 * Writes everything to the page that targets hold and have not written yet.
 *
 * It happens by itself, once all that runs at the moment is through: after the actions of an animation frame, after the listeners
 * of an event. Call it where the page has to be up to date at once, before it is measured or in a test.
 *
 * ```ts no-run
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
  let writer = first;
  first = last = null;
  let failure: { readonly error: unknown } | null = null;
  while (writer !== null) {
    const next: Writer | null = writer.next === writer ? null : writer.next;
    writer.next = null;
    try {
      writer.write();
    } catch (error) {
      failure ??= { error };
    }
    writer = next;
  }
  if (failure !== null) throw failure.error;
}

/** Lets a writer write at the next flush. Only for one that does not wait already. */
export function waitForFlush(writer: Writer): void {
  if (last === null) {
    first = writer;
    // Before the page is laid out and painted, and after every callback of a frame that is dispatched as one.
    queueMicrotask(flush);
  } else {
    last.next = writer;
  }
  last = writer;
  writer.next = writer;
}

/** The line of those who wait: linked, so that a frame makes no garbage. */
let first: Writer | null = null;
let last: Writer | null = null;
