import { distinctUntilChanged, fromEvent, map, merge, NEVER, Observable, startWith, switchMap } from 'rxjs';
import { frame$ as defaultFrame$ } from '../../clock/frames.js';
import { checkObservable } from '../../clock/observable-of.js';
import type { Seconds } from '../../clock/seconds.js';
import { checkOptions, wrongKind } from '../../math/check.js';

/** Options of {@link mediaTime}. */
export interface MediaTimeOptions {
  /** Frames, where the browser does not tell those of the film; by default the page's animation frames. */
  readonly frame$?: Observable<Seconds> | undefined;
}

/**
 * The time of a film or a sound, as a stream: what follows it stays in step with pauses, seeks, rates and stalls.
 *
 * It emits the current time at once, then at each frame while the medium plays, and after each seek. While it is paused
 * or waits for data, it emits nothing and requests no frames. It never completes: after the end, the medium may be
 * played again.
 *
 * ```ts page
 * import { moveTo } from 'rx-motion';
 * import { domTarget, mediaTime } from 'rx-motion/dom';
 *
 * const video = document.createElement('video');
 * const card = domTarget(document.querySelector<HTMLElement>('#card')!);
 * mediaTime(video).pipe(moveTo(2, { x: 100 }).on(card)).subscribe();
 * ```
 *
 * @param media A `video` or `audio` element. For frames of a video, `requestVideoFrameCallback` is used where there is
 * one.
 * @returns Seconds from the start of the medium.
 * @throws TypeError when `media` is not a media element, or an option is of the wrong kind.
 */
export function mediaTime(media: HTMLMediaElement, options: MediaTimeOptions = {}): Observable<Seconds> {
  const { frame$ = defaultFrame$ } = checkOptions('mediaTime', options, 'frame$');
  checkObservable('mediaTime', 'frame$', frame$);
  if (typeof (media as Partial<HTMLMediaElement> | null)?.currentTime !== 'number')
    throw wrongKind('mediaTime', 'media', 'a video or audio element', media);
  const change$ = merge(...CHANGES.map((name) => fromEvent(media, name))).pipe(startWith(null));
  const shown$ = change$.pipe(
    map(() => !media.paused && !media.ended && media.readyState > HAVE_CURRENT_DATA),
    distinctUntilChanged(),
    switchMap((plays) => {
      if (!plays) return NEVER;
      // A video that has only sound presents no frames.
      const { videoWidth = 0, requestVideoFrameCallback } = media as Partial<HTMLVideoElement>;
      return videoWidth > 0 && requestVideoFrameCallback ? videoFrame$(media as HTMLVideoElement) : frame$;
    }),
  );
  return merge(change$, shown$).pipe(
    map(() => media.currentTime),
    distinctUntilChanged(),
  );
}

/** The events at which a medium begins or ceases to play, or has another time. */
const CHANGES = ['playing', 'pause', 'waiting', 'seeking', 'seeked', 'ended', 'emptied', 'timeupdate'];

/** `HTMLMediaElement.HAVE_CURRENT_DATA`: there is nothing to play yet after the present time. */
const HAVE_CURRENT_DATA = 2;

/** The frames of a video, when they are presented. */
function videoFrame$(video: HTMLVideoElement): Observable<unknown> {
  return new Observable((subscriber) => {
    let handle = 0;
    const wait = (): void => {
      handle = video.requestVideoFrameCallback((now) => {
        subscriber.next(now);
        if (!subscriber.closed) wait();
      });
    };
    wait();
    return () => video.cancelVideoFrameCallback(handle);
  });
}
