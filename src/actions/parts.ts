import type { Curve } from '../easing/curve.js';
import type { GivenNumbers } from '../lines/aim.js';
import type { Lens } from '../lines/lens.js';
import { Lenses, Property, property, propertyLenses } from '../lines/property.js';
import type { Target } from '../lines/target.js';
import { checkFinite, checkObject, checkOptions, wrongKind } from '../math/check.js';
import { mapNumbers } from '../math/map-numbers.js';
import { mixOf, NO_TEXTS, type ValueMix } from '../math/value-mix.js';

/**
 * What `P` must be: numbers and texts by name, and objects of these, to any depth. Undefined ones are ignored.
 *
 * @template Text Never, if only numbers are animated.
 */
export type Values<P, Text = string> = {
  readonly [K in keyof P]: P[K] extends number
    ? number
    : P[K] extends Text
      ? string
      : P[K] extends number | undefined
        ? number | undefined
        : P[K] extends Text | undefined
          ? string | undefined
          : P[K] extends object | undefined
            ? P[K] extends (...parameters: never) => unknown
              ? never
              : Values<P[K], Text>
            : never;
};

/** What `P` must be if only numbers are animated. */
export type Numbers<P> = Values<P, never>;

/** A target that has all the values of `P`; its arrays may be of any length. */
export type Having<P> = Target & {
  [K in keyof P]-?: P[K] extends number
    ? number
    : P[K] extends string
      ? string
      : P[K] extends readonly (infer E)[]
        ? Having<Record<number, E>>
        : P[K] extends number | undefined
          ? number
          : P[K] extends string | undefined
            ? string
            : Having<P[K]>;
};

/** How values are animated. */
export interface ValueOptions {
  /** Interpolates texts and colours: `cssValues()`. Numbers do not need it. */
  readonly mix?: ValueMix | undefined;
}

/** The last arguments of an action that animates values. */
export type How<O extends object = ValueOptions> =
  [curve?: Curve | undefined] | [options: O | undefined, curve?: Curve | undefined];

/** The options and the curve among the last arguments. */
export function optionsAndCurve<O extends object>(
  how: How<O>,
): readonly [options: Partial<O>, curve: Curve | undefined] {
  const [first = {}, curve] = how;
  // A string, such as `'ease'`, is reported as a wrong curve, not as wrong options.
  const found = typeof first === 'function' || typeof first === 'string' ? [{}, first] : [first, curve];
  return found as [Partial<O>, Curve | undefined];
}

/** The mix that interpolates texts, and the curve. */
export function readHow(name: string, how: How): { readonly mix: ValueMix; readonly curve: Curve | undefined } {
  const [options, curve] = optionsAndCurve(how);
  return { mix: mixOf(name, checkOptions(name, options, 'mix')), curve };
}

/** Refuses texts, where only numbers make sense. */
export const NUMBERS_ONLY: ValueMix = {
  pieceOf(name, what, [text]) {
    throw wrongKind(name, what, 'a number or an object', text);
  },
};

/** A value of a target, and the value given for it. */
export interface Part<T> {
  readonly lens: Lens<T>;
  readonly value: number | string;
}

/**
 * The values given to an action, one by one, nested ones too.
 *
 * @param name The name of the action in errors.
 */
export function partsOf<T>(name: string, values: object, mix: ValueMix = NO_TEXTS): Part<T>[] {
  const parts: Part<T>[] = [];
  addParts(parts, name, [], values, mix);
  return parts;
}

function addParts<T>(parts: Part<T>[], name: string, path: readonly string[], values: object, mix: ValueMix): void {
  const record = checkObject(name, path.join('.') || 'values', values) as Readonly<Record<string, unknown>>;
  for (const key of Object.keys(record)) {
    const value = record[key];
    if (value === undefined) continue;
    if (typeof value === 'object') {
      addParts(parts, name, [...path, key], value!, mix);
    } else {
      if (!Number.isFinite(value)) checkPart(name, [...path, key].join('.'), value, mix);
      parts.push({ lens: lensAt(path, key), value: value as number | string });
    }
  }
}

function checkPart(name: string, what: string, value: unknown, mix: ValueMix): void {
  if (typeof value === 'string') mix.pieceOf(name, what, [value]);
  else if (typeof value === 'number') checkFinite(name, what, value);
  else throw wrongKind(name, what, 'a number, a string or an object', value);
}

/** The parts as numbers; undefined if one of them is not a number. */
export function numbersOf<T>(parts: readonly Part<T>[]): GivenNumbers<T> | undefined {
  if (!parts.every(({ value }) => typeof value === 'number')) return undefined;
  return { lenses: lensesOf(parts), values: mapNumbers(parts, ({ value }) => value as number) };
}

/** A single property has the same lenses in all actions. */
function lensesOf<T>(parts: readonly Part<T>[]): Lenses<T> {
  const lens: unknown = parts[0]?.lens;
  if (parts.length === 1 && lens instanceof Property) return propertyLenses(lens.name) as Lenses<T>;
  return new Lenses(parts.map(({ lens }) => lens));
}

function lensAt<T>(path: readonly string[], key: string): Lens<T> {
  if (path.length === 0) return property(key) as Lens<T>;
  type Holder = Record<string, number>;
  const holder = (target: T): Holder => {
    const held = path.reduce<unknown>((outer, step) => (outer as Record<string, unknown> | null)?.[step], target);
    return (held ?? {}) as Holder;
  };
  return {
    name: [...path, key].join('.'),
    read: (target) => holder(target)[key]!,
    write: (target, value) => {
      holder(target)[key] = value;
    },
  };
}
