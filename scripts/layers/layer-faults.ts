import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import ts from 'typescript';
import { browserGlobals } from './browser-globals.js';
import { cycles } from './cycles.js';
import type { Fault } from './fault.js';
import { importsOf } from './imports.js';
import { importFault } from './rules.js';

/** Reads all of a source folder and returns what breaks its layers: a wrong import, a circle of imports, a browser's global out of place. */
export function layerFaults(folder: string): Fault[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const files = names.map((name) => join(folder, name)).sort();
  const program = ts.createProgram(files, compilerOptions);
  const checker = program.getTypeChecker();
  const sources = files.map((file) => {
    return { path: relative(folder, file).split(sep).join('/'), source: program.getSourceFile(file)! };
  });
  const imports = new Map(sources.map(({ path, source }) => [path, importsOf(path, source)]));
  return [
    ...[...imports.values()].flat().flatMap((used) => importFault(used) ?? []),
    ...cycles(imports),
    ...sources.flatMap(({ path, source }) => browserGlobals(path, source, checker)),
  ];
}

const compilerOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.NodeNext,
  types: [],
  noEmit: true,
};
