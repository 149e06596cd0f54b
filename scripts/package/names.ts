import { join } from 'node:path';
import ts from 'typescript';
import { entryPoints, root } from './entry-points.js';

/** Exported names, including types, that RxJS also exports, or that have no docblock. */
export function nameFaults(): string[] {
  const own = entryPoints().map((entryPoint) => ({ ...entryPoint, file: join(root, entryPoint.esm.types) }));
  const foreign = ['rxjs', 'rxjs/operators'].map((name) => ({ name, file: typesOf(name) }));
  const program = ts.createProgram(
    [...own, ...foreign].map(({ file }) => file),
    compilerOptions,
  );
  const checker = program.getTypeChecker();
  const exportsOf = (file: string): ts.Symbol[] => {
    const module = checker.getSymbolAtLocation(program.getSourceFile(file)!);
    return module === undefined ? [] : checker.getExportsOfModule(module);
  };

  const taken = new Map(foreign.flatMap(({ name, file }) => exportsOf(file).map((symbol) => [symbol.name, name])));
  return own.flatMap(({ file, specifier }) =>
    exportsOf(file).flatMap((symbol) => {
      const faults = [];
      const owner = taken.get(symbol.name);
      if (owner !== undefined) faults.push(`${specifier} exports ${symbol.name}, and so does ${owner}`);
      if (!hasDocblock(symbol, checker)) faults.push(`${specifier} exports ${symbol.name}, which has no docblock`);
      return faults;
    }),
  );
}

const compilerOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.NodeNext,
  types: [],
  skipLibCheck: true,
};

function hasDocblock(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  const original = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  return original.getDocumentationComment(checker).length > 0;
}

function typesOf(name: string): string {
  const from = join(root, 'package.json');
  return ts.resolveModuleName(name, from, compilerOptions, ts.sys).resolvedModule!.resolvedFileName;
}
