import type { Target } from './target.js';
import { checkFinite, checkObject } from '../math/check.js';
import { mapNumbers } from '../math/map-numbers.js';
import { Lenses, property } from './property.js';
import type { Numbers } from './aim.js';

/** Numbers for some of the axes. */
export interface Axes {
  readonly x?: number;
  readonly y?: number;
  readonly z?: number;
}

/** `P` without keys that `Known` lacks. */
export type Only<P, Known> = P & { readonly [K in Exclude<keyof P, keyof Known>]: NoSuchKey<K> };

declare const unknownKey: unique symbol;

/** A type without values, so that a type error names the key. */
export interface NoSuchKey<Key> {
  readonly [unknownKey]: Key;
}

/** The properties that a target needs for what `P` names: with the prefix 'scale', x stands for scaleX. */
export type Needs<P, Prefix extends string = ''> = Target & {
  [K in keyof P & string as Prefix extends '' ? K : `${Prefix}${Uppercase<K>}`]-?: number;
};

/** The keys by which users name numbers, and the properties that they stand for. */
export class Names {
  readonly #names: readonly (readonly [key: string, property: string])[];
  /** For each set of keys used so far, the keys and their lenses, which all actions share. */
  readonly #known: (readonly [keys: readonly string[], lenses: Lenses<never>])[] = [];

  constructor(...names: readonly (readonly [key: string, property: string])[]) {
    this.#names = names;
  }

  /**
   * The numbers that a user named.
   *
   * @param action The name of the action in errors.
   * @param what The name of `values` in errors.
   */
  in<T>(action: string, what: string, values: object): Numbers<T> {
    const named = checkObject(action, what, values) as Readonly<Record<string, number | undefined>>;
    const names = this.#names;
    let set = 0;
    for (let index = 0; index < names.length; index++) if (named[names[index]![0]] !== undefined) set |= 1 << index;
    if (set === 0)
      throw new TypeError(
        `${action}: ${what} must name ${names.map(([key]) => key).join(' or ')}, got {${Object.keys(named).join(', ')}}`,
      );
    const [keys, lenses] = (this.#known[set] ??= this.#subset(set));
    return {
      lenses: lenses as object as Lenses<T>,
      values: mapNumbers(keys, (key) => checkFinite(action, key, named[key]!)),
    };
  }

  #subset(set: number): readonly [string[], Lenses<never>] {
    const names = this.#names.filter((_, index) => (set & (1 << index)) !== 0);
    return [names.map(([key]) => key), new Lenses(names.map(([, name]) => property(name)))];
  }
}
