import { type Junk, junk, outcomeOf } from './junk.js';

/** An argument that is as it must be, which junk it may be instead, by name (`*`: any), and the same for some of its fields. */
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
    const given = fresh().map(([value], index) => {
      if (index !== argument) return value;
      const wrong = junk[kind as Junk];
      return field === '' ? wrong : { ...(value as object), [field]: wrong };
    });
    const expected = accepts === '*' || accepts.split(' ').includes(kind) ? 'accepted' : '';
    const outcome = await outcomeOf(() => call(given));
    return outcome === expected ? [] : [{ argument, field, kind, outcome, expected }];
  };
  const right = await outcomeOf(() => call(fresh().map(([value]) => value)));
  const surprises = right === 'accepted' ? [] : [{ argument: -1, field: '', kind: '', outcome: right, expected: '' }];
  for (const [argument, [, accepts = '', fields = {}]] of fresh().entries()) {
    for (const kind of Object.keys(junk)) {
      surprises.push(...(await tried(argument, '', kind, accepts)));
      for (const [field, its] of Object.entries(fields)) surprises.push(...(await tried(argument, field, kind, its)));
    }
  }
  return surprises;
}

function isClass(exported: unknown): boolean {
  return String(exported).startsWith('class');
}
