import type { Observable } from 'rxjs';
import type { Seconds } from '../../clock/seconds.js';

/** Options with which an animation of the browser follows its scrolling instead of a clock. */
export interface TimelineOptions {
  readonly timeline: AnimationTimeline;
  readonly rangeStart: string;
  readonly rangeEnd: string;
}

/** How to make the browser's own timeline for a stream. */
type Parts = readonly [duration: Seconds, kind: string, options: object, from: number | string, to: number | string];

const known = /* @__PURE__ */ new WeakMap<Observable<Seconds>, Parts>();

/** Notes which timeline of the browser has the same times as a stream. Returns the stream. */
export function likeTimeline<S extends Observable<Seconds>>(time$: S, ...parts: Parts): S {
  known.set(time$, parts);
  return time$;
}

/**
 * The browser's own timeline for a stream of time from 0 to `wanted`; undefined if the browser has no timelines, the
 * stream has another duration, or its range has no name in CSS.
 */
export function timelineOf(time$: Observable<Seconds> | undefined, wanted: Seconds): TimelineOptions | undefined {
  const [duration, kind = '', options, rangeStart, rangeEnd] = known.get(time$!) ?? [];
  const Timeline = (globalThis as { readonly [name: string]: unknown })[kind] as
    (new (options: unknown) => AnimationTimeline) | undefined;
  if (Timeline === undefined || duration !== wanted) return undefined;
  if (typeof rangeStart !== 'string' || typeof rangeEnd !== 'string') return undefined;
  return { timeline: new Timeline(options), rangeStart, rangeEnd };
}
