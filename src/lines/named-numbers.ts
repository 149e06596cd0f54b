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

/** The keys by which a user may name numbers, and the properties that they stand for. */
export class Names {
  private readonly names: readonly (readonly [key: string, property: string])[];
  /** The lenses of each set of keys that was asked for: one list serves all actions. */
  private readonly lists: (readonly Lens<never>[] | undefined)[] = [];

  constructor(...names: readonly (readonly [key: string, property: string])[]) {
    this.names = names;
  }

  /**
   * The numbers that a user named.
   *
   * @param action As errors call the action.
   * @param what As errors call `values`.
   */
  in<T>(action: string, what: string, values: object): Numbers<T> {
    const named = checkObject(action, what, values) as Readonly<Record<string, number | undefined>>;
    const { names } = this;
    let set = 0;
    names.forEach(([key], index) => {
      const value = named[key];
      if (value === undefined) return;
      checkFinite(action, key, value);
      set |= 1 << index;
    });
    if (set === 0)
      throw new TypeError(
        `${action}: ${what} must name ${names.map(([key]) => key).join(' or ')}, got {${Object.keys(named).join(', ')}}`,
      );
    const isNamed = (_name: unknown, index: number): boolean => (set & (1 << index)) !== 0;
    const lenses = (this.lists[set] ??= names.filter(isNamed).map(([, property]) => lensOf(property)));
    return { lenses: lenses as readonly Lens<T>[], values: valuesOf(named, names, set) };
  }
}

/** The values of a set of keys, in an array that is no longer than it has to be. */
function valuesOf(
  named: Readonly<Record<string, number | undefined>>,
  names: readonly (readonly [key: string, property: string])[],
  set: number,
): number[] {
  // x and y, mostly.
  if (set === 3) return [named[names[0]![0]]!, named[names[1]![0]]!];
  return names.flatMap(([key], index) => ((set & (1 << index)) === 0 ? [] : [named[key]!]));
}
