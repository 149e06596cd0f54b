import { checkFinite, checkObject } from '../math/check.js';
import { mapNumbers } from '../math/map-numbers.js';
import { Lenses, property } from './lens.js';
import type { GivenNumbers } from './plain-leaf.js';
import type { Target } from './target.js';

/** Numbers for some of the axes. */
export interface Axes {
  readonly x?: number | undefined;
  readonly y?: number | undefined;
  readonly z?: number | undefined;
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
  private readonly names: readonly (readonly [key: string, property: string])[];
  /** The lenses of each set of keys used so far, which all actions share. */
  private readonly known: Lenses<never>[] = [];
  /** Whether the keys are axes. */
  private readonly areAxes: boolean;

  constructor(...names: readonly (readonly [key: string, property: string])[]) {
    this.names = names;
    this.areAxes = names[0]![0] === 'x';
  }

  /** The numbers that a user named. @param what The name of `values` in errors. */
  in<T>(action: string, what: string, values: object): GivenNumbers<T> {
    const named = checkObject(action, what, values) as Axes & Readonly<Record<string, number | undefined>>;
    const { x, y, z } = named;
    // A fast path for x and y, the most common case.
    if (x !== undefined && y !== undefined && z === undefined && this.areAxes)
      return this.numbers(3, [checkFinite(action, 'x', x), checkFinite(action, 'y', y)]);
    const names = this.names;
    let set = 0;
    for (let index = 0; index < names.length; index++) if (named[names[index]![0]] !== undefined) set |= 1 << index;
    if (set === 0)
      throw new TypeError(
        `${action}: ${what} must name ${names.map(([key]) => key).join(' or ')}, got {${Object.keys(named).join(', ')}}`,
      );
    return this.numbers(
      set,
      mapNumbers(this.among(set), ([key]) => checkFinite(action, key, named[key]!)),
    );
  }

  private numbers<T>(set: number, values: readonly number[]): GivenNumbers<T> {
    const lenses = (this.known[set] ??= new Lenses(this.among(set).map(([, name]) => property(name))));
    return { lenses: lenses as Lenses<T>, values };
  }

  private among(set: number): readonly (readonly [key: string, property: string])[] {
    return this.names.filter((_, index) => (set & (1 << index)) !== 0);
  }
}
