import { checkFinite, shownValue } from './check.js';
import { hasOnlyNumbers, numericRecord } from './numeric-record.js';
import type { Piece } from './piece.js';
import { NO_TEXTS, type ValueMix } from './value-mix.js';

/**
 * An array or a record of numbers and strings of the same form (CSS colours, `'10px 2em'`), nested to any depth. The
 * bound `V extends Mixable<V>` also accepts interfaces.
 */
export type Mixable<V> = object & { readonly [K in keyof V]: Member<V[K]> };
type Member<V> = V extends number | string
  ? V
  : V extends readonly unknown[]
    ? Mixable<V>
    : V extends boolean | ((...parameters: never[]) => unknown)
      ? never
      : Mixable<V>;

/** The numbers of two values; each is interpolated linearly. */
export interface Way {
  readonly from: Float64Array;
  readonly to: Float64Array;
}

/**
 * Converts values of one form to numbers and back.
 *
 * Everything is animated number by number; the shape is the only difference between a vector and a colour.
 */
export class Shape<V> {
  private readonly piece: Piece;

  constructor(piece: Piece) {
    this.piece = piece;
  }

  /**
   * @param near The numbers of the value to interpolate from.
   * @throws TypeError when the value has another form; RangeError when a number in it is not finite.
   */
  numbersOf(value: V, near: Float64Array | null = null): Float64Array {
    const numbers = this.read(value, near);
    if (near !== null) this.piece.fixHues?.(numbers, 0, near);
    return numbers;
  }

  /** The numbers of two values; each takes its missing channels from the other. */
  way(from: V, to: V): Way {
    const start = this.read(from, null);
    const end = this.read(to, start);
    this.piece.read(from, start, 0, end);
    this.piece.fixHues?.(end, 0, start);
    return { from: start, to: end };
  }

  /** The amounts that add a value to the numbers in `found`. */
  amountOf(value: V, found: Float64Array): Float64Array {
    const numbers = new Float64Array(this.piece.size);
    this.piece.readAmount(value, numbers, 0, found);
    return numbers;
  }

  /** A new value, never changed later. */
  valueOf(numbers: Float64Array): V {
    return this.piece.make(numbers, 0) as V;
  }

  private read(value: V, near: Float64Array | null): Float64Array {
    const numbers = new Float64Array(this.piece.size);
    this.piece.read(value, numbers, 0, near);
    return numbers;
  }
}

/**
 * The shape of values with the form of `samples`.
 *
 * @param name The caller's name, for errors.
 * @param samples At least one; the default space for mixing depends on their colours.
 * @param mix What animates texts.
 * @param what The name of the values in errors.
 */
export function shapeOf<V>(
  name: string,
  samples: readonly V[],
  mix: ValueMix = NO_TEXTS,
  what: string = 'the value',
): Shape<V> {
  return new Shape(pieceOf({ name, what, mix }, '', samples));
}

/** Shared by all pieces of a shape. */
interface Context {
  readonly name: string;
  readonly what: string;
  readonly mix: ValueMix;
}

function pieceOf(context: Context, path: string, samples: readonly unknown[]): Piece {
  const { name, mix } = context;
  const what = path === '' ? context.what : `${context.what}'s ${path}`;
  const [sample] = samples;
  const refuse = (form: string, value: unknown): TypeError => {
    const got = Array.isArray(value) ? `an array of ${value.length}` : shownValue(value);
    return new TypeError(`${name}: ${what} must be ${form}, got ${got}`);
  };
  if (typeof sample === 'number') return new NumberPiece(name, what);
  if (typeof sample === 'string') return mix.pieceOf(name, what, samples) as Piece;
  if (typeof sample === 'object' && sample !== null)
    return recordPiece(context, path, samples as readonly object[], refuse);
  throw refuse('a number, a string, or an array or object of these', sample);
}

class NumberPiece implements Piece {
  readonly size = 1;
  private readonly name: string;
  private readonly what: string;

  constructor(name: string, what: string) {
    this.name = name;
    this.what = what;
  }

  read(value: unknown, numbers: Float64Array, at: number): void {
    numbers[at] = checkFinite(this.name, this.what, value as number);
  }

  readAmount(value: unknown, numbers: Float64Array, at: number): void {
    this.read(value, numbers, at);
  }

  make(numbers: Float64Array, at: number): number {
    return numbers[at]!;
  }
}

function recordPiece(
  context: Context,
  path: string,
  samples: readonly object[],
  refuse: (form: string, value: unknown) => TypeError,
): Piece {
  const [sample] = samples as readonly [object];
  const isArray = Array.isArray(sample);
  const keys = Object.keys(sample);
  const form = isArray ? `an array of ${keys.length}` : `an object with ${keys.join(', ') || 'nothing'}`;
  const check = (value: unknown): Readonly<Record<string, unknown>> => {
    const fits = typeof value === 'object' && value !== null && Array.isArray(value) === isArray;
    if (!fits || Object.keys(value).length !== keys.length) throw refuse(form, value);
    return value as Readonly<Record<string, unknown>>;
  };
  const records = samples.map(check);
  let size = 0;
  const fields = keys.map((key) => {
    const piece = pieceOf(
      context,
      path === '' ? key : `${path}.${key}`,
      records.map((record) => record[key]),
    );
    const field = { key, piece, offset: size };
    size += piece.size;
    return field;
  });
  const each =
    (method: 'read' | 'readAmount') =>
    (value: unknown, numbers: Float64Array, at: number, other: never): void => {
      const record = check(value);
      for (const { key, piece, offset } of fields) piece[method](record[key], numbers, at + offset, other);
    };
  return {
    size,
    read: each('read'),
    readAmount: each('readAmount'),
    fixHues: (numbers, at, from) => {
      for (const { piece, offset } of fields) piece.fixHues?.(numbers, at + offset, from);
    },
    make:
      !isArray && hasOnlyNumbers(sample)
        ? numericRecord(sample)
        : (numbers, at) => {
            if (isArray) return fields.map(({ piece, offset }) => piece.make(numbers, at + offset));
            return Object.fromEntries(fields.map(({ key, piece, offset }) => [key, piece.make(numbers, at + offset)]));
          },
  };
}
