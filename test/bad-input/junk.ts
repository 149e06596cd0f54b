import type { Subscribable } from 'rxjs';

/** What nobody means to pass, by name. */
export const junk = {
  symbol: Symbol('junk'),
  bare: Object.create(null) as object,
  nan: NaN,
  text: 'junk',
  null: null,
  object: {},
  list: [],
  true: true,
  bigint: 5n,
  function: () => undefined,
} as const;

export type Junk = keyof typeof junk;

/** What an error of this library looks like: `name: rule, got value`. */
const clear = /^[\w.$ ]+: .*\b(must|expected|cannot|only)\b/;

/** What a call comes to, of a generator with its first step, of an observable with a subscription (what it opened is closed): `''` for a clear error, `accepted` for none, else the raw error. */
export async function outcomeOf(call: () => unknown): Promise<string> {
  try {
    const made = (await call()) as Partial<Generator & Subscribable<unknown> & { close(): void }> | null | undefined;
    if (typeof made === 'object' && typeof made?.next === 'function' && Symbol.iterator in made) made.next();
    made?.close?.();
    const errors: unknown[] = [];
    made?.subscribe?.({ error: (error) => errors.push(error) }).unsubscribe();
    if (errors.length > 0) throw errors[0] as Error;
    return 'accepted';
  } catch (error) {
    const { name, message } = error as Error;
    return clear.test(message) ? '' : `${name}: ${message}`;
  }
}
