import type { FiniteAction, ReversibleAction } from '../action/action.js';
import { Leaf } from '../action/leaf.js';
import { LeafMotion } from '../action/motion.js';
import type { Seconds } from '../clock/seconds.js';
import type { PlainLeaf } from '../time/bindable.js';
import type { Curve } from '../easing/curve.js';
import { checkDuration } from '../math/check.js';
import { FROM, FROM_2, LEAF, TO, TO_2, WIDTH, addingKind } from '../table/row.js';
import { type Rows, SECOND } from '../table/rows.js';
import type { Edges } from '../time/edges.js';
import { type Lens, NO_TARGET, readNumber } from './lens.js';
import type { Lenses } from './property.js';
import { StraightLine } from './straight-line.js';
import { unwrapped } from './unwrapped.js';
import { type Mode, Writer } from './writer.js';

/** Where the straight line of a number starts and ends, given the value that was asked for. */
export interface Aim {
  readonly mode: Mode;
  /** By default where the number was found. */
  readonly start?: (found: number, index: number) => number;
  readonly end: (start: number, value: number, found: number) => number;
}

/** Ends at the value. */
export const TO_VALUE: Aim = { mode: 'owns', end: (_start, value) => value };
/** Starts at one of these values and ends at the value. */
export function fromValue(starts: readonly number[]): Aim {
  return { mode: 'owns', start: (_found, index) => starts[index]!, end: (_start, value) => value };
}

/** Adds the value. */
export const BY_VALUE: Aim = { mode: 'adds', end: (start, value) => start + value };

/** Which numbers an action moves, and the value that was asked for each. */
export interface Numbers<T> {
  readonly lenses: Lenses<T>;
  readonly values: readonly number[];
}

/** An action that adds numbers; its reverse takes them away. */
export function straightBy<T>(name: string, duration: Seconds, numbers: Numbers<T>, aim: Aim): ReversibleAction<T> {
  return straight(name, duration, numbers, aim, () => straightBy(name, duration, each(numbers, minus), aim));
}

/** The same numbers, each with what `change` makes of its value. */
export function each<T>({ lenses, values }: Numbers<T>, change: (value: number) => number): Numbers<T> {
  return { lenses, values: values.map(change) };
}

function minus(value: number): number {
  return -value;
}

/**
 * An action that moves numbers of a target in straight lines.
 *
 * @param name As errors call the action.
 */
export function straight<T>(
  name: string,
  duration: Seconds,
  numbers: Numbers<T>,
  aim: Aim,
  reverse: () => ReversibleAction<T>,
): ReversibleAction<T>;
export function straight<T>(name: string, duration: Seconds, numbers: Numbers<T>, aim: Aim): FiniteAction<T>;
export function straight<T>(
  name: string,
  duration: Seconds,
  numbers: Numbers<T>,
  aim: Aim,
  reverse?: () => ReversibleAction<T>,
): FiniteAction<T> {
  const motion: unknown = new StraightMotion(name, checkDuration(name, duration), numbers, aim, reverse);
  return motion as FiniteAction<T>;
}

class StraightMotion<in T> extends LeafMotion<T> implements PlainLeaf<T> {
  private readonly lenses: Lenses<T>;
  private readonly values: readonly number[];
  private readonly aim: Aim;
  declare readonly reverse?: () => ReversibleAction<T>;

  constructor(
    kind: string,
    duration: Seconds,
    { lenses, values }: Numbers<T>,
    aim: Aim,
    reverse: (() => ReversibleAction<T>) | undefined,
  ) {
    super(kind, duration);
    this.lenses = lenses;
    this.values = values;
    this.aim = aim;
    if (reverse !== undefined) this.reverse = reverse;
  }

  override get plain(): PlainLeaf<T> | null {
    return rowKindOf(this.lenses, this.aim) === LEAF ? null : this;
  }

  bind(target: T, start: Seconds, end: Seconds, edges: Edges, curve: Curve | null = null): Leaf {
    const { lenses, values, aim } = this;
    const writer = Writer.on(this.kind, lenses, unwrapped(target, lenses), aim.mode);
    const from = writer.found.map((found, index) => startOf(aim, found, index));
    const to = writer.found.map((found, index) => aim.end(from[index]!, values[index]!, found));
    return new Leaf(new StraightLine(writer, from, to), start, end, edges, curve);
  }

  startAsRow(target: T, rows: Rows, slot: number, curve: Curve | null = null): void {
    const { kind, lenses, values, aim } = this;
    const held = unwrapped(target, lenses);
    const [first, second] = lenses.list as readonly [Lens<T>, Lens<T>?];
    const found = readNumber(kind, first.name, first.read(held ?? NO_TARGET));
    const found2 = second === undefined ? 0 : readNumber(kind, second.name, second.read(held));
    // Written only now: reading may have started another run as a row.
    const from = startOf(aim, found, 0);
    const from2 = startOf(aim, found2, 1);
    const at = slot * WIDTH;
    rows.numbers[at + FROM] = from;
    rows.numbers[at + TO] = aim.end(from, values[0]!, found);
    rows.numbers[at + FROM_2] = from2;
    rows.numbers[at + TO_2] = second === undefined ? 0 : aim.end(from2, values[1]!, found2);
    rows.set(slot, rowKindOf(lenses, aim), held as object, curve);
    if (aim.mode === 'adds') rows.setBeside(slot, found, found2);
  }

  leafOf(rows: Rows, slot: number, start: Seconds, end: Seconds, edges: Edges): Leaf {
    const from = this.lenses.list.map((_, index) => rows.numbers[slot * WIDTH + index * SECOND + FROM]!);
    const to = this.lenses.list.map((_, index) => rows.numbers[slot * WIDTH + index * SECOND + TO]!);
    // Of a run that goes only forwards nothing is undone, so where it was found is not asked for.
    const writer = new Writer(this.lenses, rows.moved[slot] as unknown as T, [...from], this.aim.mode);
    const line = new StraightLine(writer, from, to);
    line.fromRow(rows, slot);
    return new Leaf(line, start, end, edges, rows.curves[slot]);
  }
}

function rowKindOf({ kind }: Lenses<never>, { mode }: Aim): number {
  return mode === 'owns' ? kind : addingKind(kind);
}

function startOf({ start }: Aim, found: number, index: number): number {
  return start === undefined ? found : start(found, index);
}
