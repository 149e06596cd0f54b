import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** One small change of a source file. */
export interface Mutant {
  readonly path: string;
  readonly line: number;
  /** What stands there, and what is written instead. */
  readonly was: string;
  readonly is: string;
  /** The whole file with the change. */
  readonly source: string;
}

/** All mutants of a source file, in the order of their places. */
export function mutantsOf(path: string): Mutant[] {
  const text = readFileSync(path, 'utf8');
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true);
  const mutants: Mutant[] = [];
  visit(file);
  return mutants;

  function visit(node: ts.Node): void {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    for (const [part, is] of changes(node)) {
      const start = part.getStart(file);
      const line = file.getLineAndCharacterOfPosition(start).line + 1;
      const source = `${text.slice(0, start)}${is}${text.slice(part.end)}`;
      mutants.push({ path, line, was: text.slice(start, part.end), is, source });
    }
    ts.forEachChild(node, visit);
  }
}

/** What a node becomes: the part of it that is replaced, and the text that replaces it. */
function changes(node: ts.Node): readonly (readonly [ts.Node, string])[] {
  if (ts.isBinaryExpression(node))
    return (operators[node.operatorToken.getText()] ?? []).map((is) => [node.operatorToken, is]);
  if (ts.isPrefixUnaryExpression(node) && node.operator !== ts.SyntaxKind.PlusToken) return [[node, inverse(node)]];
  if (ts.isPostfixUnaryExpression(node)) return [[node, flipped(node.getText())]];
  if (ts.isIfStatement(node)) return [true, false].map((is) => [node.expression, String(is)]);
  if (ts.isConditionalExpression(node)) return [true, false].map((is) => [node.condition, String(is)]);
  if (ts.isWhileStatement(node)) return [[node.expression, 'false']];
  if (ts.isNumericLiteral(node)) return [1, -1].map((by) => [node, `(${Number(node.text) + by})`]);
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [[node, 'false']];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [[node, 'true']];
  if (ts.isReturnStatement(node) && node.expression) return [[node, 'return;']];
  if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) return [[node.body, 'undefined']];
  if (ts.isThrowStatement(node) || (ts.isExpressionStatement(node) && !isSuperCall(node))) return [[node, ';']];
  return [];
}

const operators: Readonly<Record<string, readonly string[]>> = {
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '+=': ['-='],
  '-=': ['+='],
  '*=': ['/='],
  '/=': ['*='],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
};

function inverse(node: ts.PrefixUnaryExpression): string {
  const text = node.getText();
  return text.startsWith('++') || text.startsWith('--') ? flipped(text) : node.operand.getText();
}

function flipped(text: string): string {
  return text.includes('++') ? text.replace('++', '--') : text.replace('--', '++');
}

function isSuperCall({ expression }: ts.ExpressionStatement): boolean {
  return ts.isCallExpression(expression) && expression.expression.kind === ts.SyntaxKind.SuperKeyword;
}
