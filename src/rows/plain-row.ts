import { type Lens, type Lenses, Property } from '../lines/lens.js';
import type { Aim, PlainLeaf } from '../lines/plain-leaf.js';
import { NO_TARGET, readNumber, startOn, unwrapTarget } from '../lines/target.js';
import type { Motion } from '../motion/motion.js';
import { addingKind, FROM, FROM_2, LEAF, owningKind, PAUSE, TO, TO_2, WIDTH } from '../table/row.js';
import type { Rows } from '../table/rows.js';
import type { Bindable } from '../time/bindable.js';

/** The leaf that an action is, if a row can show it. */
export function plainOf<T>(action: Bindable<T>): PlainLeaf<T> | null {
  const { plain } = action as Bindable<T> & Pick<Motion<T>, 'plain'>;
  if (plain === null) return null;
  return plain.lenses === null || kindOf(plain.lenses, plain.aim) !== LEAF ? plain : null;
}

/** The numbers of a target at which a leaf starts. */
export interface LeafStart<T> {
  /** The object with the numbers: the target, or the object that it is a view of. */
  readonly holder: T;
  readonly first: number;
  readonly second: number;
}

/** Reads the start of a leaf. Its row is written afterwards, because reading may start another run as a row. */
export function readStart<T>({ kind, lenses }: PlainLeaf<T>, target: T): LeafStart<T> {
  if (lenses === null) return { holder: target, first: 0, second: 0 };
  startOn(target);
  const holder = unwrapTarget(target, lenses);
  const [first, second] = lenses.list as readonly [Lens<T>, Lens<T>?];
  return {
    holder,
    first: readNumber(kind, first.name, first.read(holder ?? NO_TARGET), target),
    second: second === undefined ? 0 : readNumber(kind, second.name, second.read(holder)),
  };
}

/** Writes a leaf with its start into a row. */
export function writePlain<T>(
  { lenses, values, aim, curve }: PlainLeaf<T>,
  { holder, first, second }: LeafStart<T>,
  rows: Rows,
  slot: number,
): void {
  if (lenses === null) {
    rows.set(slot, PAUSE, null, curve);
    return;
  }
  const from = aim.start?.(first, 0) ?? first;
  const from2 = aim.start?.(second, 1) ?? second;
  const at = slot * WIDTH;
  rows.numbers[at + FROM] = from;
  rows.numbers[at + TO] = aim.end(from, values[0]!, first);
  rows.numbers[at + FROM_2] = from2;
  rows.numbers[at + TO_2] = lenses.list.length < 2 ? 0 : aim.end(from2, values[1]!, second);
  rows.set(slot, kindOf(lenses, aim), holder as object, curve);
  if (aim.mode === 'adds') rows.setBeside(slot, first, second);
}

/** The kind of the row that moves these numbers; LEAF if none can. */
export function kindOf<T>(lenses: Lenses<T>, { mode }: Pick<Aim, 'mode'>): number {
  lenses.kind ??= owningKindOf(lenses.list);
  return mode === 'owns' ? lenses.kind : addingKind(lenses.kind);
}

function owningKindOf(list: readonly Lens<never>[]): number {
  const names = list.map(({ name }) => name);
  return list.every((lens) => lens instanceof Property) ? owningKind(names) : LEAF;
}
