import { START, startOn } from '../lines/target.js';

/** The values of an object that is copied, as far as they were written. */
export type Values = Map<PropertyKey, unknown>;

/** What a copy has instead of the objects in its original, and whom it tells what is written. */
export interface CopyOwner {
  /** The copy of an object in the original. @param path Its name from the target on, with a dot at its end. */
  inside(original: object, path: string): object;
  note(property: string, before: unknown, value: unknown): void;
}

/**
 * A copy of an object that is animated in its place: each value is that of the original until the copy is written.
 * Methods cannot be called, because nobody knows what they would change.
 *
 * @param path The object's name from the target on, with a dot at its end; empty for the target itself.
 */
export function copyObject(original: object, path: string, values: Values, owner: CopyOwner): object {
  const valueAt = (key: PropertyKey): unknown => {
    if (values.has(key)) return values.get(key);
    if (key === START) return () => startOn(original);
    const value: unknown = Reflect.get(original, key, original);
    if (Object(value) !== value || typeof key === 'symbol') return value;
    if (typeof value !== 'function') return owner.inside(value as object, `${path}${String(key)}.`);
    return Array.isArray(original) ? value : () => refuse(`${path}${String(key)}`);
  };
  const hasKey = (key: PropertyKey): boolean => values.has(key) || key in original;
  return new Proxy(Array.isArray(original) ? [] : {}, {
    get: (_, key) => valueAt(key),
    set: (_, key, value: unknown) => {
      owner.note(`${path}${String(key)}`, valueAt(key), value);
      values.set(key, value);
      return true;
    },
    has: (_, key) => hasKey(key),
    deleteProperty: (_, key) => Boolean(values.set(key, undefined)),
    ownKeys: () => [...new Set([...Reflect.ownKeys(original), ...(values.keys() as Iterable<string | symbol>)])],
    getOwnPropertyDescriptor: (own, key) =>
      Reflect.getOwnPropertyDescriptor(own, key) ??
      (hasKey(key) ? { value: valueAt(key), configurable: true, enumerable: true, writable: true } : undefined),
    getPrototypeOf: () => Reflect.getPrototypeOf(original),
  });
}

function refuse(name: string): never {
  throw new TypeError(`it calls the target's ${name}`);
}
