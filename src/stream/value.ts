import { checkFinite, describe } from '../math/check.js';
import { cssSize, formatCss, readCss } from './css-value.js';

/** An array or a record of numbers, CSS colours and such again, to any depth. As a bound, `V extends Mixable<V>`, it lets interfaces fit. */
export type Mixable<V> = object & { readonly [K in keyof V]: Part<V[K]> };
type Part<V> = V extends number | string
  ? V
  : V extends readonly unknown[]
    ? Mixable<V>
    : V extends boolean | ((...parameters: never[]) => unknown)
      ? never
      : Mixable<V>;

/**
 * How values of one form are laid out as numbers, and made from them again.
 *
 * Whatever moves, moves number by number: this is all that tells a vector from a colour.
 */
export interface Shape<V> {
  /** @throws TypeError when the value has another form; RangeError when a number in it is not finite, or a string no colour. */
  numbersOf(value: V): Float64Array;
  /** A new value, which nobody changes later. */
  valueOf(numbers: Float64Array): V;
}

/**
 * The shape of `sample` and of all values of the same form.
 *
 * @param name As errors call the function that was given the value.
 */
export function shapeOf<V>(name: string, sample: V): Shape<V> {
  const part = partOf(name, '', sample);
  return {
    numbersOf(value) {
      const numbers = new Float64Array(part.size);
      part.read(value, numbers, 0);
      return numbers;
    },
    valueOf: (numbers) => part.make(numbers, 0) as V,
  };
}

/** A piece of a shape: where it reads and writes is up to its parent. */
interface Piece {
  readonly size: number;
  read(value: unknown, numbers: Float64Array, at: number): void;
  make(numbers: Float64Array, at: number): unknown;
}

function partOf(name: string, path: string, sample: unknown): Piece {
  if (typeof sample === 'number') return numberPart(name, path);
  if (typeof sample === 'string') return colorPart(name, path);
  if (typeof sample === 'object' && sample !== null) return recordPart(name, path, sample);
  throw wrongKind(name, path, 'a number, a CSS colour, or an array or an object of such', sample);
}

function numberPart(name: string, path: string): Piece {
  return {
    size: 1,
    read(value, numbers, at) {
      if (typeof value !== 'number') throw wrongKind(name, path, 'a number', value);
      numbers[at] = checkFinite(name, placeOf(path), value);
    },
    make: (numbers, at) => numbers[at],
  };
}

function colorPart(name: string, path: string): Piece {
  return {
    size: cssSize,
    read(value, numbers, at) {
      if (typeof value !== 'string') throw wrongKind(name, path, 'a CSS colour', value);
      readCss(value, numbers, at);
    },
    make: formatCss,
  };
}

function recordPart(name: string, path: string, sample: object): Piece {
  let size = 0;
  const fields = Object.entries(sample).map(([key, child]: [string, unknown]) => {
    const part = partOf(name, path === '' ? key : `${path}.${key}`, child);
    const field = { key, part, offset: size };
    size += part.size;
    return field;
  });
  const isArray = Array.isArray(sample);
  const form = isArray
    ? `an array of ${fields.length}`
    : `an object with ${fields.map(({ key }) => key).join(', ') || 'nothing'}`;
  return {
    size,
    read(value, numbers, at) {
      const fits = typeof value === 'object' && value !== null && Array.isArray(value) === isArray;
      if (!fits || Object.keys(value).length !== fields.length) throw wrongKind(name, path, form, value);
      for (const { key, part, offset } of fields)
        part.read((value as Record<string, unknown>)[key], numbers, at + offset);
    },
    make(numbers, at) {
      if (isArray) return fields.map(({ part, offset }) => part.make(numbers, at + offset));
      return Object.fromEntries(fields.map(({ key, part, offset }) => [key, part.make(numbers, at + offset)]));
    },
  };
}

function wrongKind(name: string, path: string, form: string, value: unknown): TypeError {
  return new TypeError(`${name}: ${placeOf(path)} must be ${form}, got ${describe(value)}`);
}

function placeOf(path: string): string {
  return path === '' ? 'the value' : `the value's ${path}`;
}
