import type ts from 'typescript';
import { literalOf, type Step, stepsOf } from './steps.js';

type Typescript = typeof ts;

/** One transition of a trigger. */
export interface Transition {
  /** From which state to which, `*` and `void` included. */
  readonly sides: readonly (readonly [from: string, to: string])[];
  /** For numbers: `:increment`, `:decrement`. */
  readonly steps: readonly Step[] | null;
  readonly hasOptions: boolean;
}

/** A trigger, as it is called in a source. */
export interface Trigger {
  readonly name: string;
  readonly call: ts.CallExpression;
  /** The constant that holds it; undefined if it is written in the component. */
  readonly constant: string | undefined;
  readonly hasStates: boolean;
  readonly transitions: readonly Transition[];
}

/** Reads a call of `trigger`; null if it cannot be read. */
export function triggerOf(typescript: Typescript, call: ts.Expression, constant?: string): Trigger | null {
  if (!typescript.isCallExpression(call) || call.expression.getText() !== 'trigger') return null;
  const name = literalOf(typescript, call.arguments[0]);
  const definitions = stepsOf(typescript, call.arguments[1]);
  if (typeof name !== 'string' || definitions === null) return null;
  const transitions: Transition[] = [];
  for (const { name: kind, args } of definitions) {
    if (kind !== 'transition') continue;
    const expr = literalOf(typescript, args[0]);
    if (typeof expr !== 'string') return null;
    transitions.push({
      sides: sidesOf(expr),
      steps: stepsOf(typescript, args[1]),
      hasOptions: args.length > 2,
    });
  }
  return { name, call, constant, hasStates: definitions.some(({ name: kind }) => kind === 'state'), transitions };
}

function sidesOf(expr: string): readonly (readonly [string, string])[] {
  return expr.split(',').flatMap((text): readonly (readonly [string, string])[] => {
    const one = text.trim();
    if (one === ':enter') return [['void', '*']];
    if (one === ':leave') return [['*', 'void']];
    const [, from, arrow, to] = /^(\S+)\s*(<?[=-]>)\s*(\S+)$/.exec(one) ?? [];
    if (from === undefined) return [[one, one]];
    return arrow!.startsWith('<')
      ? [
          [from, to!],
          [to!, from],
        ]
      : [[from, to!]];
  });
}

/** Whether a trigger has only transitions of elements that come and go. */
export function comesAndGoes({ transitions }: Trigger): boolean {
  return transitions.every(({ sides }) => sides.every(([from, to]) => (from === 'void') !== (to === 'void')));
}

/** The first transition between two states, one of which is `void`. */
export function transitionBetween({ transitions }: Trigger, from: string, to: string): Transition | undefined {
  const fits = (side: string, state: string): boolean => side === state || side === '*';
  return transitions.find(({ sides }) => sides.some((pair) => fits(pair[0], from) && fits(pair[1], to)));
}

/** All calls inside steps with a name, such as `query`. */
export function callsIn(typescript: Typescript, node: ts.Node, name: string): ts.CallExpression[] {
  const found: ts.CallExpression[] = [];
  const visit = (one: ts.Node): void => {
    if (typescript.isCallExpression(one) && one.expression.getText() === name) found.push(one);
    typescript.forEachChild(one, visit);
  };
  visit(node);
  return found;
}
