import { type Observable, Subject, Subscription, type TeardownLogic } from 'rxjs';
import { motionDefaults } from '../clock/motion-defaults.js';
import { page } from '../clock/page.js';
import type { Seconds } from '../clock/seconds.js';
import {
  checkBoolean,
  checkFinite,
  checkFunction,
  checkNotNegative,
  checkOptions,
  checkPositive,
} from '../math/check.js';
import { ledPage } from './led-page.js';
import { ledTime } from './led-time.js';

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
  /**
   * Whether the film also leads the CSS animations, transitions and Web Animations of the page, and undoes what has
   * changed in its body before each start. False by default.
   */
  readonly all?: boolean | undefined;
  /**
   * The date at time 0, in milliseconds as of `Date.now()`. If it is given, the film also leads the timers, animation
   * frames, `Date` and `performance.now()` of the page, from this call on.
   */
  readonly date?: number | undefined;
}

/**
 * Controls the time of a page, to show it at any time, in any order, for a visual test or a video.
 *
 * All motions on the default {@link frame$} wait for `seek`. It shows one frame after another up to its time. For an
 * earlier time it stops the program, starts it again, and shows it from its first frame on. So a time looks the same
 * whatever was shown before, also after springs, interruptions and callbacks, provided that the program starts from the
 * same state and takes its time from frames alone.
 *
 * With `all`, the body of the page is put back to its state at this call, before each start: attributes, texts and
 * elements. What else a program changes, such as objects, canvases and scroll offsets, it sets at its start. The
 * browser's own animations start with the program, and follow the film, too. With `date`, timers do. What remains
 * outside is in other documents and shadow roots, or plays media.
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
 * @param start Builds the page and starts what moves there; called by the first `seek`, with the frames. It returns a
 * teardown that removes all of that. Leave it out if the page starts by itself: then time only goes forwards, and for
 * an earlier time you reload the page.
 * @param options The frames a second, and what else is led.
 * @throws RangeError when `fps` is not above 0, or `date` not finite; TypeError when `start` is not a function or `all`
 * not a boolean; Error when `all` is true where there is no page. `seek` rejects with what `start` throws, with a RangeError when its time is negative or not
 * finite, or earlier without `start`, and with an Error after `unsubscribe`.
 */
export function film(start?: (frame$: Observable<Seconds>) => TeardownLogic, options: FilmOptions = {}): Film {
  if (start !== undefined) checkFunction('film', 'start', start);
  const { fps = 60, all = false, date } = checkOptions('film', options, 'fps all date');
  checkPositive('film', 'fps', checkFinite('film', 'fps', fps));
  if (checkBoolean('film', 'all', all) && typeof CSSStyleSheet === 'undefined')
    throw new Error('film: all must be false where there is no page');
  if (date !== undefined) checkFinite('film', 'date', date);
  // Those of the page, before they are led.
  const { setTimeout, requestAnimationFrame = setTimeout } = globalThis as Timing;
  const task = (run?: () => void): Promise<void> =>
    new Promise((resolve) =>
      setTimeout(() => {
        resolve();
        run?.();
      }),
    );
  const painted = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));
  const frame$ = new Subject<Seconds>();
  /** The current frame: -1 before the first one, Infinity before the first start. */
  let shown = Infinity;
  let program = new Subscription();
  let last: Promise<void> = Promise.resolve();
  const led = all ? ledPage() : undefined;
  const time = date === undefined ? undefined : ledTime(date, task);
  const leading = motionDefaults({ frame$ });
  page.isFilmed = true;
  leading.add(() => {
    page.isFilmed = false;
    program.unsubscribe();
    led?.release();
    time?.release();
  });

  const isOver = (): boolean => leading.closed;

  const begin = async (): Promise<void> => {
    if (start !== undefined) {
      program.unsubscribe();
      // A framework removes later what the program has made.
      await task();
      await led?.restart(painted);
      time?.restart();
      program = new Subscription();
      if (!isOver()) program.add(start(frame$));
    }
    led?.lead(0, start === undefined);
    shown = -1;
  };

  const show = async (frame: number): Promise<void> => {
    if (isOver()) throw new Error('film: seek must not be called after unsubscribe');
    if (frame < shown) {
      if (start === undefined && shown < Infinity)
        throw new RangeError(`film: without start, time must not go back from ${shown / fps}, got ${frame / fps}`);
      await begin();
    }
    // Gives other work that a frame causes, such as rendering by a framework, time before the next one.
    await task();
    while (shown < frame && !isOver()) {
      const before = shown++ / fps;
      // Differences of times: they add up to these times bit for bit.
      const delta = shown / fps - Math.max(0, before);
      // What listens to an end has its turn before the next frame.
      if (led?.lead(delta) === true) await painted();
      await time?.show((shown * 1000) / fps);
      frame$.next(delta);
      // Promises have their turn before the page is painted.
      await Promise.resolve();
      led?.lead(0);
      await task();
      led?.lead(0, true);
    }
    await painted();
  };

  return {
    seek: (time) => {
      const shows = last.then(() => show(Math.round(checkNotNegative('film', 'time', time) * fps)));
      last = shows.catch(() => undefined);
      return shows;
    },
    unsubscribe: () => {
      leading.unsubscribe();
    },
  };
}

/** Workers and servers may have no animation frames. */
type Timing = Pick<typeof globalThis, 'setTimeout'> & Partial<Pick<typeof globalThis, 'requestAnimationFrame'>>;
