import type { Observable } from 'rxjs';
import type { Seconds } from '../../clock/seconds.js';

/** Options with which an animation of the browser follows its scrolling instead of a clock. */
export interface TimelineOptions {
  readonly timeline: AnimationTimeline;
  readonly rangeStart: string;
  readonly rangeEnd: string;
}

/** How to make the browser's own timeline for a stream. */
interface TimelineSource {
  readonly duration: Seconds;
  readonly kind: 'ScrollTimeline' | 'ViewTimeline';
  readonly options: object;
  /** A number has no name in CSS. */
  readonly rangeStart: number | string;
  readonly rangeEnd: number | string;
}

const sources = /* @__PURE__ */ new WeakMap<Observable<Seconds>, TimelineSource>();

/** Notes which timeline of the browser has the same times as a stream. Returns the stream. */
export function likeTimeline<S extends Observable<Seconds>>(time$: S, source: TimelineSource): S {
  sources.set(time$, source);
  return time$;
}

/**
 * The browser's own timeline for a stream of time from 0 to `wanted`; undefined if the browser has no timelines, the
 * stream has another duration, or its range has no name in CSS.
 */
export function timelineOf(time$: Observable<Seconds> | undefined, wanted: Seconds): TimelineOptions | undefined {
  const { duration, kind = '', options, rangeStart, rangeEnd } = sources.get(time$!) ?? ({} as Partial<TimelineSource>);
  const Timeline = (globalThis as { readonly [name: string]: unknown })[kind] as
    (new (options: unknown) => AnimationTimeline) | undefined;
  if (Timeline === undefined || duration !== wanted) return undefined;
  if (typeof rangeStart !== 'string' || typeof rangeEnd !== 'string') return undefined;
  return { timeline: new Timeline(options), rangeStart, rangeEnd };
}
