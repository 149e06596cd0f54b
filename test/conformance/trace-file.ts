import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { CurveTables } from './curve-tables.js';
import { gridProblemOf, isGridTrace } from './grid/trace.js';
import type { Trace } from './trace.js';

/** The contents of a file of the golden set. */
export type TraceFile =
  | { readonly kind: 'traces'; readonly traces: readonly Trace[] }
  | { readonly kind: 'curves'; readonly tables: CurveTables };

/** All .json files of a directory and those below it, or the one named file, in order. */
export function traceFilesIn(path: string): string[] {
  let isDirectory: boolean;
  try {
    isDirectory = statSync(path).isDirectory();
  } catch {
    throw new Error(`${path}: no such file or directory`);
  }
  if (!isDirectory) return [path];
  return (
    readdirSync(path)
      .sort()
      .map((name) => join(path, name))
      // A link counts as its target.
      .filter((inner) => inner.endsWith('.json') || statSync(inner, { throwIfNoEntry: false })?.isDirectory() === true)
      .flatMap(traceFilesIn)
  );
}

/** Reads a file, or returns its error. */
export function readTraceFile(path: string): TraceFile {
  let contents: unknown;
  try {
    contents = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (isTables(contents)) return { kind: 'curves', tables: contents };
  if (!Array.isArray(contents)) throw new Error(`${path}: expected an array of traces or tables of curves`);
  contents.forEach((trace: unknown, index) => {
    const problem = problemOf(trace);
    if (problem !== null) throw new Error(`${path}: trace ${index} ${problem}`);
  });
  return { kind: 'traces', traces: contents as Trace[] };
}

function isTables(contents: unknown): contents is CurveTables {
  if (typeof contents !== 'object' || contents === null) return false;
  return (['t', 'tOutOfRange', 'functions'] as const).every((key) =>
    Array.isArray((contents as Partial<CurveTables>)[key]),
  );
}

/** The fields that a replay needs and the trace lacks. */
function problemOf(trace: unknown): string | null {
  if (typeof trace !== 'object' || trace === null) return 'is no object';
  const fields = trace as Readonly<Record<string, unknown>>;
  if (typeof fields.name !== 'string') return 'has no name';
  if (isGridTrace(fields)) return gridProblemOf(fields);
  const named = `(${fields.name})`;
  const steps = (list: string, records: string): string | null => {
    const [these, those] = [fields[list], fields[records]];
    if (!Array.isArray(these) || !Array.isArray(those)) return `${named} lacks ${list} or ${records}`;
    return these.length === those.length
      ? null
      : `${named} has ${these.length} ${list}, but ${those.length} ${records}`;
  };
  if (typeof fields.initial !== 'object' || fields.initial === null) return `${named} lacks initial`;
  if ('script' in fields)
    return typeof fields.nodes === 'object' ? steps('script', 'snapshots') : `${named} lacks nodes`;
  if (typeof fields.action !== 'object' || typeof fields.target !== 'object')
    return `${named} lacks script, or action and target`;
  return steps('dts', 'frames');
}
