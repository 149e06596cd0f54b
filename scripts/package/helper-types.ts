import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { entryPoints, root } from './entry-points.js';
import type { Installed } from './install.js';

/**
 * Types that the declarations of users cannot name (TS2742, TS2883), found by compiling helpers with `declaration`; and
 * exported generic functions for which there is no helper.
 */
export function helperTypeFaults({ folder }: Installed): string[] {
  mkdirSync(join(folder, 'node_modules/@types'));
  symlinkSync(join(root, 'node_modules/@types/react'), join(folder, 'node_modules/@types/react'), 'junction');
  cpSync(join(root, 'scripts/package', helpers), join(folder, helpers));
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: [helpers] }));
  return [
    ...['typescript', 'typescript-7'].flatMap((compiler) => compiled(compiler, folder)),
    ...withoutHelper(folder),
  ];
}

const helpers = 'generic-helpers.ts';

const compilerOptions = {
  target: 'es2022',
  lib: ['es2022', 'dom', 'dom.iterable'],
  module: 'nodenext',
  types: [],
  strict: true,
  declaration: true,
  emitDeclarationOnly: true,
  skipLibCheck: true,
  outDir: 'declarations',
};

function compiled(compiler: string, folder: string): string[] {
  const tsc = join(root, 'node_modules', compiler, 'bin/tsc');
  const { stdout } = spawnSync(process.execPath, [tsc, '-p', '.', '--pretty', 'false'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return stdout
    .split('\n')
    .filter((line) => line.includes('error TS'))
    .map((line) => `declarations of helpers, ${compiler}: ${line}`);
}

/** The generic functions that no helper imports. */
function withoutHelper(folder: string): string[] {
  const types = entryPoints().map(({ esm }) => join(folder, 'node_modules/rx-motion', esm.types));
  const source = join(folder, helpers);
  const program = ts.createProgram([source, ...types], { module: ts.ModuleKind.NodeNext, types: [], noEmit: true });
  const checker = program.getTypeChecker();
  const imported = new Set(program.getSourceFile(source)!.statements.flatMap(importedNames));
  return types.flatMap((file) =>
    checker
      .getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(file)!)!)
      .filter((symbol) => isGeneric(checker, symbol) && !imported.has(symbol.name))
      .map(({ name }) => `scripts/package/${helpers}: there is no helper for ${name}, which is generic`),
  );
}

function importedNames(statement: ts.Statement): string[] {
  if (!ts.isImportDeclaration(statement)) return [];
  const bindings = statement.importClause?.namedBindings;
  return bindings && ts.isNamedImports(bindings) ? bindings.elements.map(({ name }) => name.text) : [];
}

function isGeneric(checker: ts.TypeChecker, exported: ts.Symbol): boolean {
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  if (!(symbol.flags & ts.SymbolFlags.Function)) return false;
  return checker
    .getTypeOfSymbol(symbol)
    .getCallSignatures()
    .some(({ typeParameters }) => typeParameters !== undefined);
}
