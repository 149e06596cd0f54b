import { filter, fromEvent, map, merge, type Observable, of, takeWhile } from 'rxjs';
import type { Distance } from '../../element/axes.js';

/** A pointer that has gone down, in the window. */
export interface Hand extends Distance {
  /** In milliseconds. */
  readonly timestamp: number;
  readonly isHeld: boolean;
  /** Whether Escape or the browser has taken the pointer away: it counts as being where it was last. */
  readonly isLost: boolean;
}

/** Follows a pointer from when it goes down until it is released. */
export function hand$(down: PointerEvent, page: Document): Observable<Hand> {
  let last = down;
  const events$ = ['pointermove', 'pointerup', 'pointercancel', 'keydown'].map((name) =>
    fromEvent<PointerEvent & KeyboardEvent>(page, name),
  );
  return merge(of(down as PointerEvent & KeyboardEvent), ...events$).pipe(
    filter(({ key, pointerId }) => key === 'Escape' || pointerId === down.pointerId),
    map((event) => {
      const { type, timeStamp } = event;
      // The user has changed their mind, the browser scrolls instead, or a menu has received the release.
      const isLost =
        /cancel|key/.test(type) || (type === 'pointermove' && (event.buttons & down.buttons) !== down.buttons);
      if (!isLost) last = event;
      return {
        x: last.clientX,
        y: last.clientY,
        timestamp: timeStamp,
        isHeld: !isLost && type !== 'pointerup',
        isLost,
      };
    }),
    takeWhile(({ isHeld }) => isHeld, true),
  );
}
