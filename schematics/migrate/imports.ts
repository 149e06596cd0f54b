import type ts from 'typescript';
import { Edits } from './edits.js';
import { parsed } from './sources.js';

type Typescript = typeof ts;

/** Names by the module that they are imported from. */
export type Imports = ReadonlyMap<string, ReadonlySet<string>>;

/** Adds imports to a source, and removes what it no longer uses of @angular/animations. */
export function withImports(typescript: Typescript, path: string, text: string, wanted: Imports): string {
  const file = parsed(typescript, path, text);
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
    else if (kept.length < given.length)
      edits.replace(bindings.getStart(), bindings.end, `{ ${[...kept, ...extra].join(', ')} }`);
    else edits.insert(bindings.elements.at(-1)!.end, extra.map((name) => `, ${name}`).join(''));
  }
  const end = imports.at(-1)?.end ?? 0;
  for (const [module, names] of [...added].sort(([a], [b]) => (a < b ? -1 : 1)))
    if (names.size > 0) edits.insert(end, `\nimport { ${[...names].sort().join(', ')} } from '${module}';`);
  return edits.apply();
}

/** The identifiers in a file, except for those of its imports and of properties. */
export function namesIn(typescript: Typescript, file: ts.SourceFile): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (typescript.isImportDeclaration(node)) return;
    if (typescript.isIdentifier(node) && !isPropertyName(typescript, node)) names.add(node.text);
    typescript.forEachChild(node, visit);
  };
  visit(file);
  return names;
}

/** Whether an identifier only names a property or a member. */
function isPropertyName(typescript: Typescript, node: ts.Identifier): boolean {
  const { parent } = node;
  return (
    (typescript.isPropertyAccessExpression(parent) ||
      typescript.isPropertyAssignment(parent) ||
      typescript.isClassElement(parent)) &&
    parent.name === node
  );
}
