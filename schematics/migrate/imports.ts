import type ts from 'typescript';
import { Edits } from './edits.js';

type Typescript = typeof ts;

/** Names by the module that they are imported from. */
export type Imports = ReadonlyMap<string, ReadonlySet<string>>;

/** Adds imports to a source, and removes what it no longer uses of @angular/animations. */
export function withImports(typescript: Typescript, path: string, text: string, wanted: Imports): string {
  const file = typescript.createSourceFile(path, text, typescript.ScriptTarget.Latest, true);
  const edits = new Edits(text);
  const imports = file.statements.filter((it) => typescript.isImportDeclaration(it));
  const used = namesIn(typescript, file);
  const added = new Map([...wanted].map(([module, names]) => [module, new Set(names)]));
  for (const declaration of imports) {
    const module = (declaration.moduleSpecifier as ts.StringLiteral).text;
    const bindings = declaration.importClause?.namedBindings;
    if (bindings === undefined || !typescript.isNamedImports(bindings)) continue;
    const given = bindings.elements.map((it) => it.getText());
    const kept = /^@angular\/(?:animations|platform-browser\/animations)/.test(module)
      ? bindings.elements.filter(({ name }) => used.has(name.text)).map((it) => it.getText())
      : given;
    const extra = [...(added.get(module) ?? [])].filter((name) => !given.includes(name));
    added.delete(module);
    if (kept.length + extra.length === given.length && extra.length === 0) continue;
    if (kept.length + extra.length === 0)
      edits.replace(declaration.getStart(), declaration.end + (text[declaration.end] === '\n' ? 1 : 0), '');
    else edits.replace(bindings.getStart(), bindings.end, `{ ${[...kept, ...extra].join(', ')} }`);
  }
  const end = imports.at(-1)?.end ?? 0;
  for (const [module, names] of [...added].sort(([a], [b]) => (a < b ? -1 : 1)))
    if (names.size > 0) edits.insert(end, `\nimport { ${[...names].sort().join(', ')} } from '${module}';`);
  return edits.apply();
}

/** The identifiers that a file uses outside of its imports. */
function namesIn(typescript: Typescript, file: ts.SourceFile): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (typescript.isImportDeclaration(node)) return;
    if (typescript.isIdentifier(node)) names.add(node.text);
    typescript.forEachChild(node, visit);
  };
  visit(file);
  return names;
}
