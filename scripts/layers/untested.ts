import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import ts from 'typescript';

/**
 * The folders of `src` without tests in the folder of the same name, as paths from `src`. Folders whose files have only
 * types or re-exports need none.
 *
 * @param root The folder of `src` and `test`.
 */
export function untestedFolders(root: string): string[] {
  const sources = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .filter(({ parentPath, name }) => hasCode(join(parentPath, name)));
  const folders = new Set(sources.map(({ parentPath }) => relative(join(root, 'src'), parentPath)));
  return [...folders]
    .filter((folder) => !hasTests(join(root, 'test', folder)))
    .map((folder) => folder.split(sep).join('/'))
    .sort();
}

function hasTests(folder: string): boolean {
  return existsSync(folder) && readdirSync(folder).some((name) => name.endsWith('.test.ts'));
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
