import { type Observable, take } from 'rxjs';
import { report } from '../clock/report.js';
import type { Running } from './running.js';

/** Stops an action when the stream emits. */
export function stopWhen(running: Running, signal$: Observable<unknown>): void {
  if (running.ending !== undefined) return;
  running.withExtras().until = signal$.pipe(take(1)).subscribe({
    next: () => {
      running.stop();
    },
    error: (error: unknown) => {
      running.fail(error);
    },
  });
  // The stream may have emitted at once.
  if (isOver(running)) unsubscribeUntil(running);
}

/** Leaves what was to stop the action. What its teardown throws is no fault of the action. */
export function unsubscribeUntil({ extras }: Running): void {
  try {
    extras?.until?.unsubscribe();
  } catch (error) {
    report(error);
  }
}

function isOver({ ending }: Running): boolean {
  return ending !== undefined;
}
