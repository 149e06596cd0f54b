import { join } from 'node:path';
import ts from 'typescript';
import { entryPoints } from './entry-points.js';
import type { Installed } from './install.js';

/** Browser types used by the types of the package: a program on a server must compile without them. */
export function plainTypeFaults({ folder }: Installed): string[] {
  const anywhere = entryPoints().filter(({ browserTypes = false }) => !browserTypes);
  const files = anywhere.flatMap(({ esm, cjs }) =>
    [esm, cjs].map(({ types }) => join(folder, 'node_modules/rx-motion', types)),
  );
  const program = ts.createProgram(files, compilerOptions);
  // RxJS also needs the types of timers.
  const faults = program.getSemanticDiagnostics().filter(({ file }) => file?.fileName.includes('/rx-motion/dist/'));
  return faults.map(({ file, messageText }) => {
    return `types without a browser: ${file!.fileName}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}

const compilerOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts'],
  module: ts.ModuleKind.NodeNext,
  types: [],
  strict: true,
  noEmit: true,
};
