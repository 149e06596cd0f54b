import { type Subscribable, Subscription } from 'rxjs';

/** Values that are almost always a mistake, by name. */
export const junk = {
  symbol: Symbol('junk'),
  bare: Object.create(null) as object,
  nan: NaN,
  text: 'junk',
  null: null,
  object: {},
  unknown: { form: 1 },
  list: [],
  true: true,
  bigint: 5n,
  function: () => undefined,
} as const;

export type Junk = keyof typeof junk;

/** Matches the errors of this library: `name: rule, got value`. */
const clear = /^[\w.$ ]+: .*\b(must|may be|expected|cannot|only)\b/;

/** Errors in a document, and those that name another function or another field, since that is what is wrong. */
const others = /^(a\.\w+|sampled|pathOf|timeline|land|landing|toTest|drawSprite|defineGridAction|fromMetadata): /;

/**
 * Calls a function; takes the first step of a generator, subscribes to an observable, and closes what can be closed.
 *
 * @param by The function that the error must name.
 * @param field The field that it must name, or one that holds it.
 * @returns `''` after a clear error, `accepted` without an error, otherwise the error as text.
 */
export async function outcomeOf(call: () => unknown, by = '', field = ''): Promise<string> {
  try {
    const made = (await call()) as Partial<Generator & Subscribable<unknown> & { close(): void }> | null | undefined;
    if (typeof made === 'object' && typeof made?.next === 'function' && Symbol.iterator in made) made.next();
    made?.close?.();
    if (made instanceof Subscription) made.unsubscribe();
    const errors: unknown[] = [];
    made?.subscribe?.({ error: (error) => errors.push(error) }).unsubscribe();
    if (errors.length > 0) throw errors[0] as Error;
    return 'accepted';
  } catch (error) {
    const { name, message } = error as Error;
    const names = field.split('.').some((part) => message.includes(part)) || message.includes(' may be ');
    const isTold = others.test(message) || (message.startsWith(by) && names);
    return clear.test(message) && isTold ? '' : `${name}: ${message}`;
  }
}
