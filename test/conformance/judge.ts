import { compareSnapshot, type Disagreement } from './compare.js';
import { contentOf } from './content.js';
import type { Quirk } from './quirk.js';
import { type Recording, replay, type Way } from './replay.js';
import { type Reason, type Rule, rules } from './rules.js';
import { asScript, type ScriptTrace, type Trace } from './trace.js';

/** The outcome of one trace: it agrees, or each of its disagreements has a reason, or not. */
export interface Verdict {
  readonly disagreements: readonly Disagreement[];
  /** The reasons that explain the disagreements. */
  readonly reasons: readonly Reason[];
  readonly unexplained: readonly Disagreement[];
}

/**
 * Replays a trace with this library, and looks for reasons of disagreements.
 *
 * A disagreement is explained if a replay with the engine's quirks gives what was recorded, and a replay without any
 * gives what the library gives. Its reasons are the rules that the first replay cannot do without.
 */
export function judge(recorded: Trace): Verdict {
  const trace = asScript(recorded);
  const content = contentOf(trace);
  const library = [...clocks, ...shifts].map((ahead) => replay(trace, { ahead }));
  const trusted = content.is32 || trace.fpSensitive === true ? library : library.slice(0, clocks.length);
  const disagreements = trusted.map((got) => compare(trace, got)).reduce(common);
  if (disagreements.length === 0) return { disagreements, reasons: [], unexplained: [] };

  const wrongWith = (some: readonly Rule[]): readonly Disagreement[] => wrong(trace, disagreements, some);
  let reasons = rules.filter(({ concerns }) => concerns(content));
  const astray = wrongWith(reasons);
  for (const rule of reasons) {
    const others = reasons.filter((other) => other !== rule);
    if (wrongWith(others).length <= astray.length) reasons = others;
  }
  const lawless = reasons.length === 0 ? disagreements : offTheLaws(trace, disagreements, library);
  return {
    disagreements,
    reasons,
    unexplained: disagreements.filter((it) => astray.includes(it) || lawless.includes(it)),
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

/** The disagreements that remain when the engine is replayed with the quirks of `some` rules. */
function wrong(
  trace: ScriptTrace,
  disagreements: readonly Disagreement[],
  some: readonly Rule[],
): readonly Disagreement[] {
  const engine = new Set(some.map(({ name }) => name));
  return clocks
    .map((ahead) => stillWrong(disagreements, compare(trace, replay(trace, { ahead, engine }))))
    .reduce(common);
}

function stillWrong(disagreements: readonly Disagreement[], again: readonly Disagreement[]): readonly Disagreement[] {
  if (again.some(({ property }) => property === 'build')) return disagreements;
  // If nothing could be built, the whole record must be matched.
  if (disagreements.some(({ property }) => property === 'build')) return again.length > 0 ? disagreements : [];
  const places = new Set(again.map(placeOf));
  return disagreements.filter((disagreement) => places.has(placeOf(disagreement)));
}

/** The disagreements between the library and the model without quirks, which keeps the laws. */
function offTheLaws(
  trace: ScriptTrace,
  disagreements: readonly Disagreement[],
  library: readonly Recording[],
): readonly Disagreement[] {
  const none: ReadonlySet<Quirk> = new Set();
  const lawful = [...clocks, ...shifts].map((ahead) => replay(trace, { ahead, engine: none } satisfies Way));
  return library
    .map((got, index): readonly Disagreement[] => {
      const model = lawful[index]!;
      if (got.failure !== undefined || model.failure !== undefined) return [];
      const off = got.snapshots.flatMap((snapshot, step) =>
        compareSnapshot(trace, step, snapshot, model.snapshots[step]!),
      );
      const places = new Set(off.map(placeOf));
      return disagreements.filter((disagreement) => places.has(placeOf(disagreement)));
    })
    .reduce(common);
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
