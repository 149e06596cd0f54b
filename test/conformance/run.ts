import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { curveReasons, judgeCurve } from './curve-tables.js';
import { judge, known, type Verdict } from './judge.js';
import { differences, type Reason } from './reasons.js';
import type { Trace } from './trace.js';
import { readTraceFile, traceFilesIn } from './trace-file.js';

/** The outcome of one trace of a file. */
export interface Result extends Verdict {
  readonly file: string;
  readonly name: string;
  /** Its name in `differences.json`, if it is a trace. */
  readonly key?: string;
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
export const reasons: readonly Reason[] = [...differences, ...Object.values(curveReasons)];

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

const golden = fileURLToPath(new URL('golden', import.meta.url));

function resultsOf(path: string): Result[] {
  const file = relative(process.cwd(), path);
  const contents = readTraceFile(path);
  if (contents.kind === 'traces')
    return contents.traces.map((trace) => {
      const key = `${relative(golden, path)} ${trace.name}`;
      return { file, name: trace.name, key, ...verdictOn(trace, key) };
    });
  return contents.tables.functions.map((table) => ({
    file,
    name: [table.fn, ...Object.values(table.params).map((value) => JSON.stringify(value))].join(' '),
    ...judgeCurve(table, contents.tables),
  }));
}

/** A trace that makes the harness itself throw counts as one that could not be built. */
function verdictOn(trace: Trace, key: string): Verdict {
  try {
    return judge(trace, known[key]);
  } catch (error) {
    const broken = { frame: -1, property: 'build', expected: 'a trace', got: String(error) };
    return { disagreements: [broken], reasons: [], unexplained: [broken] };
  }
}
