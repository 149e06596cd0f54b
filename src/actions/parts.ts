import { type Lens, Lenses, Property, property, propertyLenses } from '../lines/lens.js';
import type { GivenNumbers } from '../lines/plain-leaf.js';
import { checkFinite, checkObject, wrongKind } from '../math/check.js';
import { mapNumbers } from '../math/map-numbers.js';
import { NO_TEXTS, type ValueMix } from '../math/value-mix.js';

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
