/*
 * Each check returns the value or throws `name: rule, got value`: a RangeError for a value out of range, a TypeError
 * for one of the wrong kind.
 */

/**
 * Returns 0 for a duration under a nanosecond: a curve may take an action seconds past its end, and that time divided
 * by almost nothing overflows.
 */
export function checkDuration(name: string, value: number): number {
  return checkNotNegative(name, 'duration', value) < 1e-9 ? 0 : value;
}

export function checkNotNegative(name: string, what: string, value: number): number {
  if (Number.isFinite(value) && value >= 0) return value;
  throw wrongNumber(name, what, '>= 0 and finite', value);
}

export function checkFinite(name: string, what: string, value: number): number {
  if (Number.isFinite(value)) return value;
  throw wrongNumber(name, what, 'a finite number', value);
}

/** Accepts Infinity. */
export function checkPositive(name: string, what: string, value: number): number {
  return checkNumber(name, what, '> 0', value, (it) => it > 0);
}

export function checkFinitePositive(name: string, what: string, value: number): number {
  return checkNumber(name, what, '> 0 and finite', value, (it) => it > 0 && it < Infinity);
}

export function checkFraction(name: string, what: string, value: number): number {
  return checkNumber(name, what, 'from 0 to 1', value, (it) => it >= 0 && it <= 1);
}

/** @param least The smallest number allowed. */
export function checkCount(name: string, what: string, value: number, least: number): number {
  return checkNumber(name, what, `a whole number >= ${least}`, value, (it) => Number.isInteger(it) && it >= least);
}

export function checkFunction<F extends (...parameters: never[]) => unknown>(name: string, what: string, value: F): F {
  if (typeof value === 'function') return value;
  throw wrongKind(name, what, 'a function', value);
}

export function checkCurve<C extends (t: number) => number>(name: string, value: C): C {
  if (typeof value === 'function') return value;
  throw wrongKind(name, 'curve', 'a function such as cubicOut of rx-motion', value);
}

export function checkObject<O extends object>(name: string, what: string, value: O): O {
  if (typeof value === 'object' && (value as unknown) !== null) return value;
  throw wrongKind(name, what, 'an object', value);
}

/** @param known The names that it may have, with a space between them. */
export function checkOptions<O extends object>(name: string, options: O, known: string, what = 'options'): O {
  for (const key of Object.keys(checkObject(name, what, options)))
    if (!known.split(' ').includes(key))
      throw new TypeError(`${name}: ${what} may be ${known.replaceAll(' ', ', ')}, got ${key}`);
  return options;
}

/** The values of an object by name, without those that are undefined. */
export function checkEntries<V>(name: string, what: string, value: Readonly<Record<string, V>>): DefinedEntry<V>[] {
  const entries = Object.entries(checkObject(name, what, value));
  return entries.filter((entry): entry is DefinedEntry<V> => entry[1] !== undefined);
}

type DefinedEntry<V> = [name: string, value: Exclude<V, undefined>];

/** Checks a position in the plane. @returns A copy. */
export function checkPoint(
  name: string,
  what: string,
  value: { readonly x: number; readonly y: number },
): { x: number; y: number } {
  const { x, y } = checkObject(name, what, value);
  return { x: checkFinite(name, `${what}.x`, x), y: checkFinite(name, `${what}.y`, y) };
}

export function checkString(name: string, what: string, value: string): string {
  if (typeof value === 'string') return value;
  throw wrongKind(name, what, 'a string', value);
}

export function checkBoolean(name: string, what: string, value: boolean): boolean {
  if (typeof value === 'boolean') return value;
  throw wrongKind(name, what, 'a boolean', value);
}

/** @param choices The words allowed. */
export function checkEither(name: string, what: string, value: unknown, choices: readonly string[]): void {
  if (!choices.includes(value as string))
    throw new RangeError(`${name}: ${what} must be "${choices.join('" or "')}", got ${shownValue(value)}`);
}

export function checkArray<A extends readonly unknown[]>(name: string, what: string, value: A): A {
  if (Array.isArray(value)) return value;
  throw wrongKind(name, what, 'an array', value);
}

/**
 * @param rule What the number must be, in words.
 * @param passes Whether it is; called with numbers only, because comparing a symbol throws.
 */
export function checkNumber(
  name: string,
  what: string,
  rule: string,
  value: number,
  passes: (value: number) => boolean,
): number {
  if (typeof value === 'number' && passes(value)) return value;
  throw wrongNumber(name, what, rule, value);
}

/** The error for a number out of range, or for a value that is not a number. */
function wrongNumber(name: string, what: string, rule: string, value: unknown): Error {
  if (typeof value !== 'number') return wrongKind(name, what, 'a number', value);
  return new RangeError(`${name}: ${what} must be ${rule}, got ${value}`);
}

/** The error for a value of the wrong kind. */
export function wrongKind(name: string, what: string, rule: string, value: unknown): TypeError {
  return new TypeError(`${name}: ${what} must be ${rule}, got ${shownValue(value)}`);
}

/** A value as shown in an error message. */
export function shownValue(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (Object(value) !== value) return String(value);
  return Array.isArray(value) ? 'an array' : typeof value === 'function' ? 'a function' : 'an object';
}
