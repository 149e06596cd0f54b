import type { Seconds } from '../clock/seconds.js';
import type { Description } from '../compose/describe.js';

/** When the parts with one label begin and end: a cell for each frame. */
export interface LabelMarks {
  readonly name: string;
  readonly cells: readonly string[];
}

/** Compositions whose children run at normal speed, at known times. */
const straight = new Set(['sequence', 'spawn', 'stagger', 'timeline', 'at', 'tapped', 'targeted']);
const repeating = new Set(['repeatTimes', 'repeatForever']);

/** Sums of durations and of deltas can differ by a rounding error. */
const ROUNDING = 1e-9;

/**
 * The marks of all labels, in their order in the action.
 *
 * @param times The times of the frames, ascending.
 */
export function labelMarks(action: Description, times: readonly Seconds[]): LabelMarks[] {
  const marks = new Map<string, string[]>();
  const last = times.at(-1) ?? -Infinity;

  const mark = (label: string, time: Seconds, sign: string): void => {
    const cells = marks.get(label) ?? times.map(() => '');
    marks.set(label, cells);
    const frame = times.findIndex((shown) => shown >= time - ROUNDING);
    if (frame >= 0) cells[frame] = `${cells[frame]!}${sign}`;
  };

  const visit = ({ kind, label, duration, children }: Description, start: Seconds): void => {
    // Not shown: what begins after the last frame or at an unknown time.
    if (start > last + ROUNDING) return;
    if (label !== undefined) mark(label, start, '^');
    if (straight.has(kind)) for (const child of children) visit(child, start + child.offset);
    const round = children[0];
    if (repeating.has(kind) && round !== undefined && round.duration > 0 && isLabelled(round))
      for (let time = start; time < Math.min(start + duration, last) - ROUNDING; time += round.duration)
        visit(round, time);
    if (label !== undefined) mark(label, start + duration, '!');
  };

  visit(action, 0);
  return [...marks].map(([name, cells]) => ({ name, cells }));
}

/** Whether there is a label in it. Rounds without one are skipped. */
function isLabelled({ label, children }: Description): boolean {
  return label !== undefined || children.some(isLabelled);
}
