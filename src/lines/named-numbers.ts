import { checkFinite, checkObject } from '../math/check.js';
import type { Lens } from './lens.js';
import { property as lensOf } from './property.js';
import type { Numbers } from './straight.js';

/** Numbers for some of the axes. */
export interface Axes {
  readonly x?: number;
  readonly y?: number;
  readonly z?: number;
}

/** `P`, with nothing in it that `Known` has not. */
export type Only<P, Known> = P & { readonly [K in Exclude<keyof P, keyof Known>]: NoSuchKey<K> };

declare const unknownKey: unique symbol;

/** What nothing is: so that the compiler's message names the key. */
export interface NoSuchKey<Key> {
  readonly [unknownKey]: Key;
}

/** The properties that a target needs for what `P` names: with the prefix 'scale', x stands for scaleX. */
export type Needs<P, Prefix extends string = ''> = {
  [K in keyof P & string as Prefix extends '' ? K : `${Prefix}${Uppercase<K>}`]-?: number;
};

/**
 * The numbers that a user named, in the order of `properties`.
 *
 * @param action As errors call the action.
 * @param what As errors call `values`.
 */
export function namedNumbers<T>(
  action: string,
  what: string,
  values: object,
  properties: readonly (readonly [key: string, property: string])[],
): Numbers<T> {
  const named = checkObject(action, what, values) as Readonly<Record<string, number | undefined>>;
  const lenses: Lens<T>[] = [];
  const numbers: number[] = [];
  for (const [key, property] of properties) {
    const value = named[key];
    if (value === undefined) continue;
    lenses.push(lensOf(property) as object as Lens<T>);
    numbers.push(checkFinite(action, key, value));
  }
  if (lenses.length > 0) return { lenses, values: numbers };
  throw new TypeError(
    `${action}: ${what} must name ${properties.map(([key]) => key).join(' or ')}, got {${Object.keys(named).join(', ')}}`,
  );
}
