import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { CurveTables } from './curve-tables.js';
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
  return { kind: 'traces', traces: contents as Trace[] };
}

function isTables(contents: unknown): contents is CurveTables {
  if (typeof contents !== 'object' || contents === null) return false;
  return (['t', 'tOutOfRange', 'functions'] as const).every((key) =>
    Array.isArray((contents as Partial<CurveTables>)[key]),
  );
}
