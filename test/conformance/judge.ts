import { readFileSync } from 'node:fs';
import { compareSnapshot, type Disagreement, isNear } from './compare.js';
import { differences, type Reason } from './reasons.js';
import { type Recording, replay } from './replay.js';
import { asScript, type ScriptTrace, type Trace, type Value } from './trace.js';

/** The outcome of one trace: it agrees, or each of its disagreements is known, or not. */
export interface Verdict {
  readonly disagreements: readonly Disagreement[];
  /** Why it is known to disagree. */
  readonly reasons: readonly Reason[];
  /** Disagreements that are not known, and known ones that have gone. */
  readonly unexplained: readonly Disagreement[];
}

/** How a trace differs on purpose: why, and what the library gives at each place that differs, by frame and property. */
export interface Known {
  readonly reasons: readonly string[];
  readonly differs: Readonly<Record<string, Value | Checksum>>;
}

/** Stands for a long list of numbers, such as the points of a grid. */
interface Checksum {
  readonly length: number;
  /** Of each number times its place, from 1 on. */
  readonly sum: number;
}

const file = new URL('differences.json', import.meta.url);
/** The traces that differ on purpose, by file and name. */
export const known = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, Known | undefined>>;

/** Replays a trace with this library. Where it disagrees with the record, it must give what is known. */
export function judge(recorded: Trace, { reasons, differs }: Known = { reasons: [], differs: {} }): Verdict {
  const trace = asScript(recorded);
  // Traces from 3.2 do not compare themselves with 3.2.
  const isSensitive = trace.v32 === undefined || trace.fpSensitive === true;
  const ways = [...clocks, ...(isSensitive ? shifts : [])];
  // The first step of a simple trace runs the action; that step is not counted as a frame.
  const first = 'script' in recorded ? 0 : 1;
  const disagreements = ways
    .map((ahead) => compare(trace, replay(trace, ahead)))
    .reduce(common)
    .map((it) => ({ ...it, frame: it.frame - first }));
  const left = new Map(Object.entries(differs));
  const unknown = disagreements.filter((it) => {
    const value = left.get(placeOf(it));
    left.delete(placeOf(it));
    return value === undefined || !isAsKnown(value, it.got);
  });
  const gone = [...left].map(([place, value]): Disagreement => {
    const [frame = '', ...property] = place.split(' ');
    return { frame: Number(frame), property: property.join(' '), expected: JSON.stringify(value), got: 'as recorded' };
  });
  return {
    disagreements,
    reasons: differences.filter(({ name }) => reasons.includes(name)),
    unexplained: [...unknown, ...gone],
  };
}

/** What `differences.json` says of a trace, from what was found. */
export function knownFrom({ disagreements, reasons }: Verdict): Known {
  return {
    reasons: reasons.map(({ name }) => name),
    differs: Object.fromEntries(disagreements.map((it) => [placeOf(it), shortened(it.got ?? null)])),
  };
}

/** The time of an action in its first frame: in the library, and in the engine. */
const clocks = [0, Math.fround(1e-6)];
/**
 * If rounding decides a boundary case, a shift far below the tolerance decides it the other way. That is accepted if
 * the record allows it: if it is marked as sensitive, and in everything from 3.2, whose clock starts at 0.
 */
const shifts = [1e-7, -1e-7];

/** The disagreements of a replay with the record. One that broke off disagrees at that point. */
function compare(trace: ScriptTrace, got: Recording): readonly Disagreement[] {
  const { failure } = got;
  if (failure !== undefined)
    return [{ frame: failure.step, property: 'build', expected: 'an action', got: String(failure.error) }];
  return [
    ...compareSnapshot(trace, -1, got.initial, trace.initial),
    ...got.snapshots.flatMap((snapshot, step) =>
      compareSnapshot(trace, step, snapshot, trace.snapshots[step]!, trace.snapshotsDouble?.[step]),
    ),
  ];
}

function placeOf({ frame, property }: Disagreement): string {
  return `${frame} ${property}`;
}

/**
 * Those of `some` at the same points as one of the others, because each boundary case may have been decided either way.
 */
function common(some: readonly Disagreement[], others: readonly Disagreement[]): readonly Disagreement[] {
  const places = new Set(others.map(placeOf));
  return some.filter((disagreement) => places.has(placeOf(disagreement)));
}

function isAsKnown(value: Value | Checksum, got: Value = null): boolean {
  if (!isChecksum(value)) return isNear(value, got, 1e-6);
  const { length, sum } = shortened(got) as Checksum;
  return length === value.length && Math.abs(sum - value.sum) <= 1e-9 * Math.max(1, Math.abs(sum));
}

function isChecksum(value: Value | Checksum): value is Checksum {
  return typeof value === 'object' && value !== null && 'sum' in value;
}

function shortened(value: Value): Value | Checksum {
  if (typeof value === 'number') return Number(value.toPrecision(9));
  if (!Array.isArray(value)) return value;
  const isLong = value.length > 8 && value.every((item) => typeof item === 'number');
  if (!isLong) return value.map((item) => shortened(item as Value) as Value);
  const sum = value.reduce((sum, number, index) => sum + number * (index + 1), 0);
  return { length: value.length, sum: Number(sum.toPrecision(12)) };
}
