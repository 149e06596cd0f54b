import { posix } from 'node:path';
import ts from 'typescript';

/** One import, of whatever form. */
export interface Import {
  /** The importing file, from the source folder: `easing/back.ts`. */
  readonly from: string;
  readonly line: number;
  /** The imported file, from the source folder, or the name of a package. */
  readonly to: string;
  readonly isPackage: boolean;
  /** Whether nothing is left of it at run time. */
  readonly isOnlyType: boolean;
}

/** What a file imports or re-exports. */
export function importsOf(path: string, source: ts.SourceFile): Import[] {
  const imports: Import[] = [];
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    const specifier = specifierOf(node);
    if (specifier === undefined || !ts.isStringLiteral(specifier)) return;
    const isPackage = !specifier.text.startsWith('.');
    imports.push({
      from: path,
      line: source.getLineAndCharacterOfPosition(specifier.getStart(source)).line + 1,
      to: isPackage ? specifier.text : posix.join(posix.dirname(path), specifier.text).replace(/\.js$/, '.ts'),
      isPackage,
      isOnlyType: isOnlyType(node),
    });
  };
  visit(source);
  return imports;
}

/** The `'…'` of an import in any of its forms. */
function specifierOf(node: ts.Node): ts.Node | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) return node.argument.literal;
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) return node.arguments[0];
  return undefined;
}

function isOnlyType(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node)) return node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
  return ts.isExportDeclaration(node) ? node.isTypeOnly : ts.isImportTypeNode(node);
}
