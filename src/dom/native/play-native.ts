import { Observable, share, switchMap, tap } from 'rxjs';
import { sharedClock } from '../../clock/clock-of.js';
import { gap$ } from '../../clock/frame-loop.js';
import { jumping$, otherFrames$ } from '../../clock/frames.js';
import { checkObservable } from '../../clock/observable-of.js';
import { applyReplacements } from '../../clock/replacements.js';
import type { Seconds } from '../../clock/seconds.js';
import { checkElement, type StyledElement } from '../../element/elemental.js';
import { hostOf } from '../../element/features/feature.js';
import { hasPage } from '../../element/page.js';
import { type DomTarget, domTarget } from '../../element/target/dom-target.js';
import { checkOptions } from '../../math/check.js';
import type { Action } from '../../motion/action.js';
import { motionOf } from '../../motion/motion.js';
import { play } from '../../motion/play.js';
import { score } from '../../score/score.js';
import type { Progress } from '../../time/effect.js';
import { timelineOf } from '../scroll/timelines.js';
import { NativeMotion, textTracks } from './native-motion.js';

/** The frames or times that drive {@link playNative}. */
export interface NativeOptions {
  /** Frame deltas in seconds; the first one adds no time. By default all frames of the page, lags included. */
  readonly frame$?: Observable<Seconds> | undefined;
  /**
   * Times of the action instead of frames, as for `action.on`: they may jump and go back, and the motion ends with
   * them. For `scrollTime` and `viewTime`, the browser's own timelines are used if it has any.
   */
  readonly time$?: Observable<Seconds> | undefined;
}

/**
 * Runs an action on an element as {@link play} does, but shows it by the browser's own animations, which continue while
 * the main thread is busy.
 *
 * Transforms, `opacity`, {@link drawStroke}, and the strings of {@link styleTo} except gradients and custom properties
 * are read from the action before it runs, by `score` of rx-motion/score, and handed to the browser; everything else is
 * written frame by frame in the same run. The run itself is not affected: its numbers are right in each frame,
 * callbacks come on time, and an interruption starts from what is on the screen.
 *
 * ```ts page
 * import { backOut, moveTo } from 'rx-motion';
 * import { domTarget, playNative } from 'rx-motion/dom';
 *
 * const box = document.querySelector<HTMLElement>('#box')!;
 * const motion = playNative(moveTo(1, { x: 200 }, backOut), box).subscribe();
 * setTimeout(() => {
 *   motion.unsubscribe();
 *   console.log(domTarget(box).x); // where it is seen
 * }, 300);
 * ```
 *
 * The animations follow the run when its time stops, slows down or reverses. If something else moves the same numbers,
 * the rest of the run is shown frame by frame. An action without a known end is shown frame by frame from the start,
 * and so is the transform of an SVG shape, or of an element with `translate`, `rotate` or `scale` in its style.
 *
 * @param action What to run. A label, from {@link named}, is the name of the animations in the browser's tools.
 * @param element The element; its target is {@link domTarget} of it.
 * @param options What drives it.
 * @returns Progress, once a frame, as from {@link play}.
 * @throws TypeError when `action` is not an action, `element` not an element, or `frame$` or `time$` not an observable.
 * @see toKeyframes of rx-motion/score, for keyframes alone.
 */
export function playNative(
  action: Action<DomTarget>,
  element: StyledElement,
  options: NativeOptions = {},
): Observable<Progress> {
  const { duration, label } = motionOf('playNative', action);
  const { frame$ = nativeFrame$, time$ } = checkOptions('playNative', options, 'frame$ time$');
  checkObservable('playNative', 'frame$', frame$);
  if (time$ !== undefined) checkObservable('playNative', 'time$', time$);
  if (hasPage()) checkElement('playNative', element);
  const target = domTarget(element);
  const host = hostOf('playNative', target);
  const canAnimate = duration > 0 && duration < Infinity && typeof (element as Partial<Element>).animate === 'function';
  const run$ = (onTime?: (time: Seconds) => void): Observable<Progress> =>
    time$?.pipe(tap(onTime), action.on(target)) ?? play(action, target, frame$);
  if (!canAnimate) return run$();
  return new Observable((subscriber) => {
    // The target is read once more, as at any start.
    host.follow();
    const plan = score(action, target);
    const texts = textTracks(plan);
    let motion: NativeMotion | undefined;
    let time: Seconds | undefined;
    const show = (progress: Progress): void => {
      motion ??= new NativeMotion(host, plan, texts, label, timelineOf(time$, duration));
      motion.show(time ?? progress * duration);
      // Given times may go back.
      if (progress === 1 && time$ === undefined) motion.end();
    };
    const pageFrames = frameOver$.subscribe(() => motion?.rest());
    const running$ = run$((shown) => (time = shown)).pipe(tap(show));
    subscriber.add(running$.subscribe(subscriber));
    // After the run, which may take back what it has changed.
    subscriber.add(() => {
      pageFrames.unsubscribe();
      motion?.end();
    });
  });
}

/** Emits when all runs have shown a frame of the page: in a microtask, one for all motions. */
const frameOver$: Observable<void> = /* @__PURE__ */ gap$.pipe(
  /* @__PURE__ */ switchMap(() => Promise.resolve()),
  /* @__PURE__ */ share(),
);

/** Like {@link frame$}, but a lag counts in full, because the browser's animations have continued during it. */
const nativeFrame$: Observable<Seconds> = /* @__PURE__ */ (() =>
  sharedClock(applyReplacements(applyReplacements(gap$, otherFrames$), jumping$)))();
