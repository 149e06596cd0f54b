import { compareSnapshot, type Disagreement } from './compare.js';
import { replay } from './replay.js';
import { type Rule, rules } from './rules.js';
import { asScript, type ScriptTrace, type Trace } from './trace.js';

/** What became of one trace: it agrees, or each of its disagreements has a reason, or not. */
export interface Verdict {
  readonly trace: ScriptTrace;
  readonly disagreements: readonly Disagreement[];
  /** The rules that explain disagreements. */
  readonly reasons: ReadonlySet<Rule>;
  readonly unexplained: readonly Disagreement[];
}

export function judge(recorded: Trace): Verdict {
  const trace = asScript(recorded);
  const disagreements = disagreementsOf(trace);
  const reasons = new Set<Rule>();
  const unexplained = disagreements.filter((disagreement) => {
    const rule = rules.find((rule) => rule.explains(trace, disagreement, disagreements));
    if (rule) reasons.add(rule);
    return !rule;
  });
  return { trace, disagreements, reasons, unexplained };
}

/**
 * The disagreements of the replay that has fewest. It may run with the engine's clock or with this library's, which starts at 0,
 * and where a boundary case was decided by rounding, the record in double precision counts as well.
 */
function disagreementsOf(trace: ScriptTrace): readonly Disagreement[] {
  const records = [trace.snapshots, trace.snapshotsDouble ?? []].filter(({ length }) => length > 0);
  let fewest: readonly Disagreement[] | undefined;
  for (const ahead of [0, 1e-6]) {
    const got = replay(trace, ahead);
    for (const snapshots of records) {
      const found = [
        ...compareSnapshot(trace, -1, trace.initial, got.initial),
        ...snapshots.flatMap((snapshot, index) => compareSnapshot(trace, index, snapshot, got.snapshots[index]!)),
      ];
      if (fewest === undefined || found.length < fewest.length) fewest = found;
      if (found.length === 0) return found;
    }
  }
  return fewest ?? [];
}
