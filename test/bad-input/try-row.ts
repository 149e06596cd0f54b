import { type Junk, junk, outcomeOf } from './junk.js';

/**
 * A valid argument, the names of the junk that it accepts (`*`: all), and the same for its fields.
 *
 * Every field of a plain object is tried, also in plain objects inside it: `a.b` is the field `b` of `a`. A field that
 * is not listed accepts no junk.
 */
export type Argument = readonly [value: unknown, accepts?: string, fields?: Readonly<Record<string, string>>];

/** Arguments; a function makes new ones for each call. */
export type Arguments = readonly Argument[] | (() => readonly Argument[]);

/** A call with an unexpected outcome. */
export interface Surprise {
  readonly argument: number;
  readonly field: string;
  readonly kind: string;
  readonly outcome: string;
  readonly expected: string;
}

/**
 * Calls an export with each kind of junk instead of each argument and of each field.
 *
 * @param by The name of the export, which its errors must tell.
 * @returns The calls that neither accept what they must accept nor refuse the rest with a clear error.
 */
export async function surprisesOf(exported: unknown, row: Arguments, by = ''): Promise<Surprise[]> {
  const make = exported as (...given: unknown[]) => unknown;
  const call = (given: readonly unknown[]): unknown =>
    isClass(exported) ? Reflect.construct(make, given) : make(...given);
  const fresh = (): readonly Argument[] => (typeof row === 'function' ? row() : row);
  const tried = async (argument: number, field: string, kind: string, accepts: string): Promise<Surprise[]> => {
    const given = fresh().map(([value], index) =>
      index === argument ? withField(value, field === '' ? [] : field.split('.'), junkOf(kind as Junk)) : value,
    );
    const expected = accepts === '*' || accepts.split(' ').includes(kind) ? 'accepted' : '';
    const outcome = await outcomeOf(() => call(given), by, field);
    return outcome === expected ? [] : [{ argument, field, kind, outcome, expected }];
  };
  const right = await outcomeOf(() => call(fresh().map(([value]) => value)));
  const surprises = right === 'accepted' ? [] : [{ argument: -1, field: '', kind: '', outcome: right, expected: '' }];
  for (const [argument, [value, accepts = '', fields = {}]] of fresh().entries()) {
    for (const kind of Object.keys(junk)) {
      surprises.push(...(await tried(argument, '', kind, accepts)));
      const all = new Set([...Object.keys(fields), ...(accepts === '*' ? [] : fieldsOf(value))]);
      for (const field of all) surprises.push(...(await tried(argument, field, kind, fields[field] ?? '')));
    }
  }
  return surprises;
}

/** The fields of a plain object, and of plain objects inside it. */
function fieldsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return [];
  return Object.entries(value).flatMap(([name, within]) => [
    name,
    ...fieldsOf(within).map((field) => `${name}.${field}`),
  ]);
}

/** Objects are new each time, because the called function may change them. */
function junkOf(kind: Junk): unknown {
  if (kind === 'list') return [];
  if (kind === 'object') return {};
  if (kind === 'unknown') return { ...junk.unknown };
  return kind === 'bare' ? Object.create(null) : junk[kind];
}

/** A copy with one field replaced; without a field name, the replacement itself. */
function withField(value: unknown, [name, ...rest]: readonly string[], wrong: unknown): unknown {
  if (name === undefined) return wrong;
  const holder = value as Readonly<Record<string, unknown>>;
  return { ...holder, [name]: withField(holder[name], rest, wrong) };
}

function isClass(exported: unknown): boolean {
  return String(exported).startsWith('class');
}
