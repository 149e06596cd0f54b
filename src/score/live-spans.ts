import type { Seconds } from '../clock/seconds.js';
import { InnerRun } from '../compose/inner-run.js';
import { Merge } from '../time/merge.js';
import type { Playhead } from '../time/playhead.js';
import type { Span } from '../time/span.js';

/** A live span that moves a target by itself. */
export interface LiveSpan {
  readonly span: Span;
  /** The time of its playhead. */
  readonly time: Seconds;
  /** Whether it lies in an action with a time of its own, such as `eased`. */
  readonly isNested: boolean;
  /** Whether it lies in `respectReducedMotion`. */
  readonly isReduced: boolean;
}

/** The spans that are live under a playhead, also those in actions with a time of their own. */
export function liveSpans(
  playhead: Playhead,
  time: Seconds,
  within: Pick<LiveSpan, 'isNested' | 'isReduced'> = { isNested: false, isReduced: false },
  all: LiveSpan[] = [],
): readonly LiveSpan[] {
  const { live } = playhead;
  if (live === null) return all;
  const isMerge = live instanceof Merge;
  const inner = live.playheads?.() ?? [];
  if (inner.length === 0 && !isMerge) all.push({ span: live, time, ...within });
  const inside = isMerge ? within : { isNested: true, isReduced: within.isReduced || 'respectsSetting' in live };
  for (const it of inner) liveSpans(it, it.at(time), inside, all);
  return all;
}

/** How many times a curve is looked at to find where it changes something. */
const LOOKS = 256;

/** An interval, without its end. */
interface Interval {
  readonly from: Seconds;
  readonly to: Seconds;
}

/**
 * The times around its own at which the same spans are live under a playhead.
 *
 * @param until Times after this one do not matter.
 */
export function steadyTimes(playhead: Playhead, until: Seconds): Interval {
  const { live, time } = playhead;
  if (live === null) return idleTimes(playhead);
  let { from, to } = ownTimes(live, time);
  const length = live.end - live.start;
  for (const inner of live.playheads?.() ?? []) {
    // Where its ends are open, a curve may take it beyond them.
    const first = Math.max(from, live.isPlanned ? live.start - length : live.start);
    const last = Math.min(to, live.isPlanned ? live.end + length : until);
    const steady = steadyTimes(inner, inner.at(last));
    if (live instanceof Merge) {
      from = Math.max(from, steady.from);
      to = Math.min(to, steady.to);
    } else {
      const isSteady = (at: Seconds): boolean => {
        const shown = inner.at(at);
        return shown >= steady.from && shown < steady.to;
      };
      const step = (live.isPlanned ? length : last - live.start) / LOOKS;
      from = change(time, first, live.start, -step, isSteady)?.before ?? from;
      to = change(time, last, live.start, step, isSteady)?.after ?? to;
    }
  }
  return { from, to };
}

/** The times at which a span itself stays as it is. */
function ownTimes(span: Span, time: Seconds): Interval {
  const { start, end, edges, isPlanned } = span;
  const from = edges.low === 'closed' ? start : -Infinity;
  const ends = [
    span.idleUntil?.() ?? -Infinity,
    ...(edges.high === 'open' && isPlanned ? [] : [end, span.nextEnd?.() ?? end]),
  ];
  return {
    from: span instanceof Merge ? Math.max(from, span.idleSince) : from,
    to: Math.min(...ends.filter((it) => it > time)),
  };
}

/**
 * The times at which a playhead has nothing to show: before its action, or after it. An action whose start is open is
 * live at any time but -Infinity.
 */
function idleTimes(playhead: Playhead): Interval {
  if (!(playhead instanceof InnerRun)) return { from: -Infinity, to: Infinity };
  const { start, end, edges } = playhead;
  if (end !== undefined) return { from: end, to: Infinity };
  return { from: -Infinity, to: edges.low === 'closed' ? start : -Number.MAX_VALUE };
}

/**
 * The first change after a time: the last time before it, and the first one after it. Undefined if there is none.
 *
 * @param last Where to stop.
 * @param origin A time at which to look; the others are whole steps from it.
 * @param step How far it is from one look to the next; negative to go back.
 */
function change(
  time: Seconds,
  last: Seconds,
  origin: Seconds,
  step: Seconds,
  isSteady: (time: Seconds) => boolean,
): { readonly before: Seconds; readonly after: Seconds } | undefined {
  const isPast = (one: Seconds, other: Seconds): boolean => (one - other) * step > 0;
  if (!isPast(last, time)) return undefined;
  let before = time;
  let after = time;
  for (let look = Math.floor((time - origin) / step) + 1; isSteady(after); look++) {
    if (after === last) return undefined;
    before = after;
    const next = origin + look * step;
    if (isPast(next, before)) after = isPast(next, last) ? last : next;
  }
  for (;;) {
    const middle = before + (after - before) / 2;
    if (middle === before || middle === after) return { before, after };
    if (isSteady(middle)) before = middle;
    else after = middle;
  }
}
