import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import ts from 'typescript';

/**
 * The sources without a test, as paths from `src`. The test of `src/a/b.ts` is `test/a/b.test.ts`, or `b.dom.test.ts`
 * or `b.browser.test.ts` in the same folder. Files with only types or re-exports need none.
 *
 * @param root The folder of `src` and `test`.
 */
export function untestedSources(root: string): string[] {
  return readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map(({ parentPath, name }) => relative(join(root, 'src'), join(parentPath, name)).split(sep).join('/'))
    .filter((path) => hasCode(join(root, 'src', path)) && !isTested(root, path.replace(/\.ts$/, '')))
    .sort();
}

function isTested(root: string, name: string): boolean {
  return ['', '.dom', '.browser'].some((kind) => existsSync(join(root, 'test', `${name}${kind}.test.ts`)));
}

function hasCode(path: string): boolean {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ES2022);
  return source.statements.some(
    (statement) =>
      !ts.isInterfaceDeclaration(statement) &&
      !ts.isTypeAliasDeclaration(statement) &&
      !ts.isImportDeclaration(statement) &&
      !ts.isExportDeclaration(statement),
  );
}
