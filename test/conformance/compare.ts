import type { Event, ScriptTrace, Snapshot, Value } from './trace.js';

/** One thing that is not as it was recorded. */
export interface Disagreement {
  /** Index of the script's step; -1 before the first. */
  readonly frame: number;
  /** What disagrees: 'n1.x', 'events', 'running.n1', 'total', 'done.h'. */
  readonly property: string;
  readonly expected: Value | undefined;
  readonly got: Value | undefined;
}

/** All disagreements of one snapshot with its record. */
export function compareSnapshot(trace: ScriptTrace, frame: number, expected: Snapshot, got: Snapshot): Disagreement[] {
  const tolerance = Math.max(1e-3, 4 * (trace.fpMaxDelta ?? 0));
  const found: Disagreement[] = [];
  const check = (property: string, expected: Value | undefined, got: Value | undefined, agrees: boolean): void => {
    if (!agrees) found.push({ frame, property, expected, got });
  };
  for (const [name, state] of Object.entries(expected.states)) {
    if (state === null) check(`${name}.dealloc`, 'deallocated', 'kept', false);
    for (const [key, value] of Object.entries(state ?? {})) {
      const mine = got.states[name]?.[key];
      check(`${name}.${key}`, value, mine, agree(value, mine, toleranceOf(key, tolerance)));
    }
  }
  check('events', expected.events, got.events, eventsAgree(expected.events, got.events, tolerance));
  for (const [name, count] of Object.entries(expected.running)) check(`running.${name}`, count, got.running[name], count === got.running[name]);
  check('total', expected.total, got.total, expected.total === got.total);
  for (const [handle, done] of Object.entries(expected.done)) check(`done.${handle}`, done, got.done[handle], done === got.done[handle]);
  return found;
}

function toleranceOf(key: string, tolerance: number): number {
  if (key === 'opacity' || key === 'color') return 1 + 1e-6;
  return key === 'eye' ? 1e-12 : tolerance;
}

function eventsAgree(expected: readonly Event[], got: readonly Event[], tolerance: number): boolean {
  return agree(expected, got, tolerance);
}

function agree(expected: Value | undefined, got: Value | undefined, tolerance: number): boolean {
  if (Array.isArray(expected) && Array.isArray(got)) {
    return expected.length === got.length && expected.every((value: Value, index) => agree(value, got[index] as Value, tolerance));
  }
  if (typeof got === 'number') return Math.abs(Number(expected) - got) <= tolerance || Object.is(Number(expected), got);
  return expected === got;
}
