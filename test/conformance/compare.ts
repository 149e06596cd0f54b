import type { ScriptTrace, Snapshot, Value } from './trace.js';

/** One value that differs from the record. */
export interface Disagreement {
  /** Index of the script's step; -1 before the first. */
  readonly frame: number;
  /** The value that disagrees: 'n1.x', 'events', 'running.n1', 'total', 'done.h', 'build'. */
  readonly property: string;
  readonly expected: Value | undefined;
  readonly got: Value | undefined;
}

/** All disagreements of one snapshot with its record; with both records, if rounding decides between two. */
export function compareSnapshot(
  trace: ScriptTrace,
  frame: number,
  got: Snapshot,
  expected: Snapshot,
  either?: Snapshot,
): Disagreement[] {
  const tolerance = Math.max(1e-3, 4 * (trace.fpMaxDelta ?? 0));
  const alternative = new Map(either && valuesOf(either));
  const mine = new Map(valuesOf(got));
  return valuesOf(expected)
    .map(([property, value]) => ({ frame, property, expected: value, got: mine.get(property) }))
    .filter(({ property, expected, got }) => {
      const other = alternative.has(property) ? alternative.get(property) : expected;
      return !agree(expected, other, got, toleranceOf(property, tolerance));
    });
}

/** All values of a snapshot by name. */
function valuesOf({ states, events, running, total, done }: Snapshot): [property: string, value: Value][] {
  return [
    ...Object.entries(states).flatMap(([node, state]): [string, Value][] =>
      state === null
        ? [[`${node}.dealloc`, true]]
        : Object.entries(state).map(([key, value]) => [`${node}.${key}`, value]),
    ),
    ['events', events],
    ...Object.entries(running).map(([node, count]): [string, Value] => [`running.${node}`, count]),
    ...(total === undefined ? [] : [['total', total] satisfies [string, Value]]),
    ...Object.entries(done).map(([handle, is]): [string, Value] => [`done.${handle}`, is]),
  ];
}

function toleranceOf(property: string, tolerance: number): number {
  if (/\.(opacity|color)$/.test(property)) return 1 + 1e-6;
  return property.endsWith('.eye') ? 1e-12 : tolerance;
}

/** Whether a value, or each number of a list, is one of the two allowed. */
function agree(one: Value | undefined, other: Value | undefined, got: Value | undefined, tolerance: number): boolean {
  if (!Array.isArray(one) || !Array.isArray(other) || !Array.isArray(got) || one.length !== other.length)
    return isNear(one, got, tolerance) || isNear(other, got, tolerance);
  return (
    one.length === got.length &&
    got.every((value: Value, index) => agree(one[index] as Value, other[index] as Value, value, tolerance))
  );
}

/** Whether two values are the same, and their numbers near each other. */
export function isNear(expected: Value | undefined, got: Value | undefined, tolerance: number): boolean {
  if (Array.isArray(expected) && Array.isArray(got)) {
    return (
      expected.length === got.length &&
      expected.every((value: Value, index) => isNear(value, got[index] as Value, tolerance))
    );
  }
  if (typeof got === 'number' && expected !== null && typeof expected !== 'boolean') {
    return Math.abs(Number(expected) - got) <= tolerance || Object.is(Number(expected), got);
  }
  return expected === got;
}
