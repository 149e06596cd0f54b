import { join, resolve } from 'node:path';
import { expect, it } from '@jest/globals';
import { expectTypeOf } from 'expect-type';
import {
  by,
  defineAction,
  delayTime,
  type FiniteAction,
  fromTo,
  keyframes,
  moveTo,
  play,
  shake,
  springTo,
  stagger,
  tapped,
  type Target,
  to,
  tweenFrom,
} from 'rx-motion';
import { trace } from 'rx-motion/testing';
import { of } from 'rxjs';
import ts from 'typescript';
import { entryPoints, source } from '../../scripts/package/entry-points.js';

const root = resolve(import.meta.dirname, '../..');

it('undefined values are ignored, and undefined options have their defaults', () => {
  const given: { x: number; y?: number; label?: { size: number } | undefined } = { x: 8 };
  const ship = { x: 0, y: 3, label: { size: 1 } };
  const actions = [
    to(1, given),
    to(1, { ...given, y: undefined }, { mix: undefined }, undefined),
    by(1, { x: 8, y: undefined }, undefined),
    fromTo(1, { x: 0, y: undefined }, { x: 8, y: undefined }),
    tweenFrom(1, { y: undefined }),
    keyframes(1, [{ x: 0, y: undefined, offset: undefined, curve: undefined }, { x: 8 }]),
    springTo({ x: 8, y: undefined }, { duration: undefined, bounce: undefined, velocity: undefined, mix: undefined }),
    shake(1, { x: 1, y: undefined }, { seed: undefined, frequency: undefined }),
    moveTo(1, { x: 8, y: undefined }),
    stagger({ gap: 0.1, amount: undefined, from: undefined }, [delayTime(1)]),
    tapped(delayTime(1), { start: undefined, update: undefined, end: undefined }),
    defineAction(1, () => ({ update: () => undefined, undo: undefined, stop: undefined })),
  ];
  for (const action of actions) play(action, ship, of(0, 20), { release: undefined }).subscribe();
  expect(ship).toEqual({ x: 8, y: 3, label: { size: 1 } });
  const { rows } = trace(to(1, { x: 0 }), ship, { fps: undefined, duration: undefined }, { watch: undefined });
  expect(rows).toHaveLength(61);
  expectTypeOf(to(1, given)).toEqualTypeOf<
    FiniteAction<Target & { x: number; y: number; label: Target & { size: number } }>
  >();
});

it('every optional property of a public type may also be undefined', () => {
  expect(refusals()).toEqual([]);
});

/** The optional properties that refuse `undefined` under `exactOptionalPropertyTypes`. */
function refusals(): string[] {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), (path) => ts.sys.readFile(path)) as {
    readonly config: { readonly compilerOptions: object };
  };
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  const files = entryPoints().map(({ name }) => join(root, source(name)));
  const program = ts.createProgram(files, options);
  const checker = program.getTypeChecker();
  const visited = new Set<ts.Type>();
  const found = new Set<string>();

  for (const file of files) {
    const module = checker.getSymbolAtLocation(program.getSourceFile(file)!)!;
    for (const exported of checker.getExportsOfModule(module)) {
      const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
      if (symbol.flags & ts.SymbolFlags.Type) visit(checker.getDeclaredTypeOfSymbol(symbol));
      if (symbol.flags & ts.SymbolFlags.Value) visit(checker.getTypeOfSymbol(symbol));
    }
  }
  return [...found].sort();

  function visit(type: ts.Type): void {
    if (visited.has(type)) return;
    visited.add(type);
    if (type.isUnionOrIntersection()) type.types.forEach(visit);
    if (type.isTypeParameter()) visit(type.getConstraint() ?? type);
    checker.getTypeArguments(type as ts.TypeReference).forEach(visit);
    for (const signature of [...type.getCallSignatures(), ...type.getConstructSignatures()]) {
      visit(signature.getReturnType());
      for (const parameter of signature.parameters) visit(checker.getTypeOfSymbol(parameter));
    }
    const elements = ((type as ts.TypeReference).target as ts.TupleType | undefined)?.labeledElementDeclarations ?? [];
    for (const element of elements) if (element !== undefined) check(element);
    for (const property of type.getProperties()) {
      const declaration = property.valueDeclaration;
      if (declaration === undefined || !isOurs(declaration)) continue;
      visit(checker.getTypeOfSymbol(property));
      check(declaration);
    }
  }

  function check(declaration: ts.Declaration): void {
    if (isOptional(declaration) && !acceptsUndefined(declaration)) found.add(nameOf(declaration));
  }

  function acceptsUndefined(declaration: Optional): boolean {
    if (ts.isMethodSignature(declaration) || declaration.type === undefined) return false;
    const type = checker.getTypeFromTypeNode(declaration.type);
    const accepting = ts.TypeFlags.Undefined | ts.TypeFlags.Unknown;
    return [type, ...(type.isUnion() ? type.types : [])].some(({ flags }) => (flags & accepting) !== 0);
  }
}

type Optional = ts.PropertySignature | ts.MethodSignature | ts.NamedTupleMember;

function isOurs(declaration: ts.Declaration): boolean {
  return declaration.getSourceFile().fileName.startsWith(join(root, 'src'));
}

/** Not a field of a class, which nobody passes. */
function isOptional(declaration: ts.Declaration): declaration is Optional {
  const isMember =
    ts.isPropertySignature(declaration) || ts.isMethodSignature(declaration) || ts.isNamedTupleMember(declaration);
  return isMember && declaration.questionToken !== undefined;
}

function nameOf(declaration: Optional): string {
  const { parent } = declaration;
  const holder = 'name' in parent ? parent.name.text : '{…}';
  return `${declaration.getSourceFile().fileName.slice(root.length + 1)}: ${holder}.${declaration.name.getText()}`;
}
