import type { Action, FiniteAction } from '../../src/index.js';
import type { Figure } from './figure.js';
import type { Random } from './random.js';
import type { World } from './world.js';

/** A random action. */
export interface Made {
  /** Typed as finite, although it may end at an unknown time or never: chance decides. */
  readonly action: FiniteAction<Figure>;
  /** As it would be written down. */
  readonly text: string;
  /** The actors that it moves besides the one that it runs on. */
  readonly others: readonly number[];
}

/** What makes random actions. */
export type Make = (world: World, random: Random) => Made;

/** The names of the factories in a build. */
type Factory = {
  [K in keyof World['engine']]: World['engine'][K] extends (...args: never) => Action<never> ? K : never;
}[keyof World['engine']];

/** Calls a factory of the build. */
export function made(world: World, name: Factory, ...args: readonly unknown[]): Made {
  const make = world.engine[name] as unknown as (...args: readonly unknown[]) => FiniteAction<Figure>;
  return { action: make(...args), text: `${name}(${args.map(textOf).join(', ')})`, others: [] };
}

/** Calls a factory that takes actions, alone or in a list, and other things after them. */
export function composed(
  world: World,
  name: Factory,
  children: Made | readonly Made[],
  ...args: readonly (Word | number)[]
): Made {
  const make = world.engine[name] as unknown as (...args: readonly unknown[]) => FiniteAction<Figure>;
  const list = Array.isArray(children) ? (children as readonly Made[]) : [children as Made];
  const given = Array.isArray(children) ? list.map(({ action }) => action) : list[0]!.action;
  const texts = [...list.map(({ text }) => text), ...args.map((arg) => (typeof arg === 'number' ? arg : arg.text))];
  return {
    action: make(given, ...args.map((arg) => (typeof arg === 'number' ? arg : arg.value))),
    text: `${name}(${texts.join(', ')})`,
    others: list.flatMap(({ others }) => others),
  };
}

/** An argument that is not plain data, and its text. */
export interface Word {
  readonly value: unknown;
  readonly text: string;
}

function textOf(arg: unknown): string {
  return typeof arg === 'function' ? '…' : JSON.stringify(arg);
}
