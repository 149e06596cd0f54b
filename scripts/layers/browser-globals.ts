import ts from 'typescript';
import type { Fault } from './fault.js';

/** The files that may name what only a browser has: the frame loop, the adapters, and what loads or draws a picture. */
const allowed = /^(clock\/frames\.ts|sprite\/(load-|draw-|texture)[^/]*\.ts|(dom|canvas|pixi|three)\/.*)$/;

/** Globals of lib.dom that every machine has. */
const everywhere = new Set([
  'console',
  'queueMicrotask',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'URL',
]);

/** Every mention of a browser's global, as a value or as a type, in a file that has to run without one. */
export function browserGlobals(file: string, source: ts.SourceFile, checker: ts.TypeChecker): Fault[] {
  if (allowed.test(file)) return [];
  const faults: Fault[] = [];
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    if (!ts.isIdentifier(node) || everywhere.has(node.text)) return;
    if (node.text !== 'globalThis' && !isGlobalOfDom(node, checker)) return;
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    faults.push({
      file,
      line: line + 1,
      message: `names ${node.text}: only src/clock/frames.ts and the adapters know a browser`,
    });
  };
  visit(source);
  return faults;
}

function isGlobalOfDom(node: ts.Identifier, checker: ts.TypeChecker): boolean {
  const { parent } = node;
  // `event.target` is a member of something that was named before.
  if (ts.isPropertyAccessExpression(parent) && parent.name === node) return false;
  const shorthand = ts.isShorthandPropertyAssignment(parent);
  const symbol = shorthand ? checker.getShorthandAssignmentValueSymbol(parent) : checker.getSymbolAtLocation(node);
  const declarations = symbol?.declarations ?? [];
  return declarations.length > 0 && declarations.every((declaration) => isOfDom(declaration.getSourceFile()));
}

function isOfDom({ fileName }: ts.SourceFile): boolean {
  return /\/lib\.dom\.[^/]*$/.test(fileName);
}
