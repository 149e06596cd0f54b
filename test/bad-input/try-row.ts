import { type Junk, junk, outcomeOf } from './junk.js';

/**
 * An argument that is as it must be, which junk it may be instead, by name (`*`: any), and the same for some of its fields. Each field of a plain object
 * is tried, `a.b` is one within `a`; one that is not named accepts nothing.
 */
export type Argument = readonly [value: unknown, accepts?: string, fields?: Readonly<Record<string, string>>];

/** Arguments; those that a call uses up are made anew for each. */
export type Arguments = readonly Argument[] | (() => readonly Argument[]);

/** A call with junk that came to something else than it should. */
export interface Surprise {
  readonly argument: number;
  readonly field: string;
  readonly kind: string;
  readonly outcome: string;
  readonly expected: string;
}

/** Calls an export with junk in the place of each argument, and of each field that is named; what is not refused clearly, or refused though it is accepted. */
export async function surprisesOf(exported: unknown, row: Arguments): Promise<Surprise[]> {
  const make = exported as (...given: unknown[]) => unknown;
  const call = (given: readonly unknown[]): unknown =>
    isClass(exported) ? Reflect.construct(make, given) : make(...given);
  const fresh = (): readonly Argument[] => (typeof row === 'function' ? row() : row);
  const tried = async (argument: number, field: string, kind: string, accepts: string): Promise<Surprise[]> => {
    const given = fresh().map(([value], index) =>
      index === argument ? withField(value, field === '' ? [] : field.split('.'), junkOf(kind as Junk)) : value,
    );
    const expected = accepts === '*' || accepts.split(' ').includes(kind) ? 'accepted' : '';
    const outcome = await outcomeOf(() => call(given));
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

/** The fields of a plain object, and those of plain objects in it. */
function fieldsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return [];
  return Object.entries(value).flatMap(([name, within]) => [
    name,
    ...fieldsOf(within).map((field) => `${name}.${field}`),
  ]);
}

/** What can be written to is a new one each time, for what is called may fill it. */
function junkOf(kind: Junk): unknown {
  if (kind === 'list') return [];
  if (kind === 'object') return {};
  return kind === 'bare' ? Object.create(null) : junk[kind];
}

/** A copy with another value in the place of a field, or that value itself. */
function withField(value: unknown, [name, ...rest]: readonly string[], wrong: unknown): unknown {
  if (name === undefined) return wrong;
  const holder = value as Readonly<Record<string, unknown>>;
  return { ...holder, [name]: withField(holder[name], rest, wrong) };
}

function isClass(exported: unknown): boolean {
  return String(exported).startsWith('class');
}
