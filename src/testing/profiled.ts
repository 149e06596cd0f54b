import { defer, finalize, type MonoTypeOperatorFunction, tap } from 'rxjs';
import { checkOptions, checkString } from '../math/check.js';

/** Where a {@link profiled} run is shown. */
export interface ProfileOptions {
  /** The track of the panel, 'Motion' by default. */
  readonly track?: string | undefined;
}

/**
 * Shows each subscription as a bar in Chrome's Performance panel: from its start to its end, with how it ended, its
 * number of frames, and the longest time between two of them.
 *
 * It takes what {@link play} returns, a spring, the `progress$` of a running action, or any other stream. The bars are
 * entries of `performance.measure`; other browsers show them without a track. It is for development: a page that does
 * not import it does not contain its code.
 *
 * ```ts page
 * import { moveTo, play } from 'rx-motion';
 * import { domTarget } from 'rx-motion/dom';
 * import { profiled } from 'rx-motion/testing';
 *
 * const ship = domTarget(document.querySelector<HTMLElement>('#ship')!);
 * play(moveTo(1, { x: 100 }), ship).pipe(profiled('the ship departs')).subscribe();
 * ```
 *
 * @param name What the bar says.
 * @param options Where it is shown.
 * @throws TypeError when `name` or `track` is not a string.
 */
export function profiled<V>(name: string, options: ProfileOptions = {}): MonoTypeOperatorFunction<V> {
  checkString('profiled', 'name', name);
  const { track = 'Motion' } = checkOptions('profiled', options, 'track');
  checkString('profiled', 'track', track);
  return (source$) =>
    defer(() => {
      const start = performance.now();
      let [ending, frames, longest, last]: [Ending, number, number, number] = ['stopped', 0, 0, NaN];
      const next = (): void => {
        const now = performance.now();
        frames++;
        if (now - last > longest) longest = now - last;
        last = now;
      };
      const measure = (): void => {
        const properties = [
          ['ended', ending],
          ['frames', String(frames)],
          ['longest time between two', `${longest.toFixed(1)} ms`],
        ];
        const devtools = { dataType: 'track-entry', track, trackGroup: 'rx-motion', color: colors[ending], properties };
        // Not every platform has it: jsdom, for instance.
        if ('measure' in performance)
          performance.measure(name, { start, end: performance.now(), detail: { devtools } });
      };
      return source$.pipe(
        tap({ next, complete: () => (ending = 'completed'), error: () => (ending = 'failed') }),
        finalize(measure),
      );
    });
}

type Ending = 'completed' | 'stopped' | 'failed';

/** Colours of the panel. */
const colors: Readonly<Record<Ending, string>> = { completed: 'primary', stopped: 'tertiary', failed: 'error' };
