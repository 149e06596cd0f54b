import { relative } from 'node:path';
import { curveReasons, judgeCurve } from './curve-tables.js';
import { judge, type Verdict } from './judge.js';
import { type Reason, rules } from './rules.js';
import type { Trace } from './trace.js';
import { readTraceFile, traceFilesIn } from './trace-file.js';

/** The outcome of one trace of a file. */
export interface Result extends Verdict {
  readonly file: string;
  readonly name: string;
}

/** The outcome of all traces. */
export interface Report {
  readonly results: readonly Result[];
  /** The number of traces that need each reason. */
  readonly counts: ReadonlyMap<Reason, number>;
  /** Errors of the files themselves. */
  readonly errors: readonly string[];
}

/** All reasons. */
export const reasons: readonly Reason[] = [...rules, ...Object.values(curveReasons)];

/** Judges all traces of the given files and directories. */
export function run(paths: readonly string[]): Report {
  const results: Result[] = [];
  const errors: string[] = [];
  const attempt = (work: () => void): void => {
    try {
      work();
    } catch (error) {
      errors.push(error instanceof Error ? error.message : String(error));
    }
  };
  for (const path of paths) {
    attempt(() => {
      const files = traceFilesIn(path);
      if (files.length === 0) throw new Error(`${path}: no .json file in it`);
      for (const file of files) attempt(() => results.push(...resultsOf(file)));
    });
  }
  const counts = new Map(
    reasons.map((reason) => [reason, results.filter((result) => result.reasons.includes(reason)).length]),
  );
  return { results, counts, errors };
}

function resultsOf(path: string): Result[] {
  const file = relative(process.cwd(), path);
  const contents = readTraceFile(path);
  if (contents.kind === 'traces')
    return contents.traces.map((trace) => ({ file, name: trace.name, ...verdictOn(trace) }));
  return contents.tables.functions.map((table) => ({
    file,
    name: [table.fn, ...Object.values(table.params).map((value) => JSON.stringify(value))].join(' '),
    ...judgeCurve(table, contents.tables),
  }));
}

/** A trace that makes the harness itself throw counts as one that could not be built. */
function verdictOn(trace: Trace): Verdict {
  try {
    return inFrames(trace, judge(trace));
  } catch (error) {
    const broken = { frame: -1, property: 'build', expected: 'a trace', got: String(error) };
    return { disagreements: [broken], reasons: [], unexplained: [broken] };
  }
}

/** A trace of one action is judged as a script whose first step runs it; that step is not counted as a frame. */
function inFrames(trace: Trace, verdict: Verdict): Verdict {
  if ('script' in trace) return verdict;
  const counted = (of: Verdict['unexplained']): Verdict['unexplained'] =>
    of.map((it) => ({ ...it, frame: it.frame - 1 }));
  return { ...verdict, disagreements: counted(verdict.disagreements), unexplained: counted(verdict.unexplained) };
}
