import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../package/entry-points.js';

/** Functions or classes of a recipe in docs/recipes, with the imports of the recipe, as a file for a project. */
export function recipe(page: string, ...names: readonly string[]): string {
  const text = readFileSync(join(root, 'docs/recipes', `${page}.md`), 'utf8');
  const code = /```tsx?\n([^]*?)```/.exec(text)![1]!;
  const { statements } = ts.createSourceFile('recipe.tsx', code, ts.ScriptTarget.ES2022);
  const isWanted = (statement: ts.Statement): boolean =>
    (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) &&
    names.includes(statement.name?.text ?? '');
  const imports = statements.filter(ts.isImportDeclaration);
  const wanted = statements.filter(isWanted);
  if (wanted.length !== names.length)
    throw new Error(`docs/recipes/${page}.md: expected ${names.join(', ')}, not all found`);
  const textOf = ({ pos, end }: ts.Statement): string => code.slice(pos, end).trim();
  const exported = `export { ${names.join(', ')} };`;
  return [...imports, ...wanted].map(textOf).concat(exported, '').join('\n');
}
