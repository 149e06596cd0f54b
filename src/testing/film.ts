import { firstValueFrom, type Observable, Subject, Subscription, type TeardownLogic } from 'rxjs';
import { gap$ } from '../clock/frames.js';
import { motionDefaults } from '../clock/motion-defaults.js';
import type { Seconds } from '../clock/seconds.js';
import { checkFinite, checkFunction, checkNotNegative, checkOptions, checkPositive } from '../math/check.js';

/** A page whose time is controlled by a test or a renderer. */
export interface Film {
  /**
   * Shows the page at a time, rounded to whole frames. Calls run one after another.
   *
   * @param time Seconds, >= 0.
   * @returns Resolves once everything is written, in the next frame of the page.
   */
  seek(time: Seconds): Promise<void>;
  /** Stops the program, and gives the page its own frames back. */
  unsubscribe(): void;
}

/** Options of {@link film}. */
export interface FilmOptions {
  /** Frames a second, 60 by default. */
  readonly fps?: number | undefined;
}

/**
 * Controls the time of a page, to show it at any time, in any order, for a visual test or a video.
 *
 * All motions on the default {@link frame$} wait for `seek`. It shows one frame after another up to its time. For an
 * earlier time it stops the program, starts it again, and shows it from its first frame on. So a time looks the same
 * whatever was shown before, also after springs, interruptions and callbacks, provided that the program starts from the
 * same state, and takes its time from frames alone: not from the system's clock, timers or CSS animations.
 *
 * ```ts
 * import { moveTo, play } from 'rx-motion';
 * import { film } from 'rx-motion/testing';
 *
 * let ship = { x: 0, y: 0 };
 * const page = film(() => {
 *   ship = { x: 0, y: 0 };
 *   return play(moveTo(1, { x: 100 }), ship).subscribe();
 * });
 * await page.seek(0.5);
 * ship.x; // => 50
 * await page.seek(0.25);
 * ship.x; // => 25
 * page.unsubscribe();
 * ```
 *
 * @param start Builds the page and starts what moves there; called at once, with the frames. It returns a teardown that
 * removes all of that. Leave it out if the page starts by itself: then time only goes forwards, and for an earlier time
 * you reload the page.
 * @param options The frames a second.
 * @throws RangeError when `fps` is not above 0; TypeError when `start` is not a function. `seek` rejects with what
 * `start` throws, with a RangeError when its time is negative or not finite, or earlier without `start`, and with an
 * Error after `unsubscribe`.
 */
export function film(start?: (frame$: Observable<Seconds>) => TeardownLogic, options: FilmOptions = {}): Film {
  if (start !== undefined) checkFunction('film', 'start', start);
  const { fps = 60 } = checkOptions('film', options, 'fps');
  checkPositive('film', 'fps', checkFinite('film', 'fps', fps));
  const frame$ = new Subject<Seconds>();
  /** The current frame; -1 before the first one. */
  let shown = -1;
  let program = new Subscription();
  let last: Promise<void> = Promise.resolve();

  const begin = (): void => {
    program.unsubscribe();
    shown = -1;
    program = new Subscription();
    program.add(start?.(frame$));
  };

  const show = async (frame: number): Promise<void> => {
    if (isOver()) throw new Error('film: seek must not be called after unsubscribe');
    if (frame < shown) {
      if (start === undefined)
        throw new RangeError(`film: without start, time must not go back from ${shown / fps}, got ${frame / fps}`);
      begin();
    }
    // Gives other work that a frame causes, such as rendering by a framework, time before the next one.
    await task();
    while (shown < frame && !isOver()) {
      shown++;
      // Differences of times: they add up to these times bit for bit.
      frame$.next(shown / fps - Math.max(0, shown - 1) / fps);
      await task();
    }
    await firstValueFrom(gap$);
  };

  begin();
  const defaults = motionDefaults({ frame$ });
  const isOver = (): boolean => defaults.closed;
  return {
    seek: (time) => {
      const shows = last.then(() => show(Math.round(checkNotNegative('film', 'time', time) * fps)));
      last = shows.catch(() => undefined);
      return shows;
    },
    unsubscribe: () => {
      defaults.unsubscribe();
      program.unsubscribe();
    },
  };
}

function task(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
