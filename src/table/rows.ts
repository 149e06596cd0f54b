import type { Curve } from '../easing/curve.js';
import { curveValue } from '../math/curve-value.js';
import { mix } from '../math/mix.js';
import {
  adds,
  CURVED,
  DURATION,
  FROM,
  FROM_2,
  NOTHING,
  POSITION,
  propertiesOf,
  SEGMENT,
  START,
  TIME,
  TO,
  WIDTH,
} from './row.js';

/** What a row writes to: the target of a leaf, the leaf itself, or the observer of a run's progress. */
export type RowTarget = Record<string, number> & {
  showTime(time: number): void;
  next(progress: number): void;
};

/**
 * Rows side by side, column by column.
 *
 * The numbers of all rows lie in one Float64Array in the order of the walk, so a frame reads memory in one direction.
 */
export class Rows {
  numbers: Float64Array;
  /**
   * Two more numbers per row, if any row needs them. For a row that adds: what it wrote last. For a segment: its start
   * in its leaf and its length, as progress.
   */
  beside: Float64Array = new Float64Array(0);
  /** One more than there are slots: the last one is empty and ends the walk. */
  kinds: number[] = [NOTHING];
  targets: (RowTarget | null)[] = [];
  curves: (Curve | null)[] = [];

  constructor(count: number) {
    this.numbers = new Float64Array(count * WIDTH);
  }

  /** Whether there are numbers for this slot already. */
  hasRoomFor(slot: number): boolean {
    return (slot + 1) * WIDTH <= this.numbers.length;
  }

  /** Makes an empty slot. Its numbers are added with its row, because the array must not be replaced during a frame. */
  open(slot: number): void {
    this.clear(slot);
    this.kinds[slot + 1] ??= NOTHING;
  }

  /** Makes room for the numbers of a slot. */
  reserve(slot: number): void {
    this.numbers = grown(this.numbers, (slot + 1) * WIDTH);
    if (this.beside.length > 0) this.beside = grown(this.beside, (2 * this.numbers.length) / WIDTH);
  }

  clear(slot: number): void {
    this.kinds[slot] = NOTHING;
    this.targets[slot] = null;
    this.curves[slot] = null;
  }

  /** Sets the kind of a row, its target and its curve. */
  set(slot: number, kind: number, target: object | null, curve: Curve | null = null): void {
    this.kinds[slot] = curve === null ? kind : kind + CURVED;
    this.targets[slot] = target as RowTarget;
    this.curves[slot] = curve;
  }

  setBeside(slot: number, first: number, second: number): void {
    this.beside = grown(this.beside, (2 * this.numbers.length) / WIDTH);
    this.beside[2 * slot] = first;
    this.beside[2 * slot + 1] = second;
  }

  /** The kind of a row, without CURVED and SEGMENT. */
  kindAt(slot: number): number {
    return this.kinds[slot]! % CURVED;
  }

  /** Takes out the rows from a slot on. @param end The slot after the last row. */
  cut(slot: number, end: number): Rows {
    const rest = new Rows(0);
    rest.numbers = this.numbers.slice(slot * WIDTH, end * WIDTH);
    rest.beside = this.beside.slice(2 * slot, 2 * end);
    rest.targets = this.targets.splice(slot);
    rest.curves = this.curves.splice(slot);
    rest.kinds = this.kinds.splice(slot);
    this.kinds.push(NOTHING);
    return rest;
  }

  copy(from: Rows, slot: number, to: number): void {
    this.reserve(to);
    for (let index = 0; index < WIDTH; index++) this.numbers[to * WIDTH + index] = from.numbers[slot * WIDTH + index]!;
    if (adds(from.kindAt(slot)) || from.kinds[slot]! >= SEGMENT)
      this.setBeside(to, from.beside[2 * slot]!, from.beside[2 * slot + 1]!);
    this.kinds[to] = from.kinds[slot]!;
    this.targets[to] = from.targets[slot]!;
    this.curves[to] = from.curves[slot]!;
  }

  /** Shows a plain row at a progress, as the walk does, but more slowly. */
  write(slot: number, progress: number): void {
    const kind = this.kindAt(slot);
    const target = this.targets[slot]!;
    const curve = this.curves[slot] ?? null;
    const shown = curve === null ? progress : curveValue(curve, progress);
    const first = slot * WIDTH;
    if (kind === POSITION) {
      target.x = mix(this.numbers[first + FROM]!, this.numbers[first + TO]!, shown);
      target.y = mix(this.numbers[first + SECOND + FROM]!, this.numbers[first + SECOND + TO]!, shown);
      return;
    }
    const names = propertiesOf(kind);
    for (let index = 0; index < names.length; index++) {
      const name = names[index]!;
      const at = first + index * SECOND;
      if (adds(kind)) this.push(at, target[name]! - this.beside[2 * slot + index]!);
      target[name] = mix(this.numbers[at + FROM]!, this.numbers[at + TO]!, shown);
      if (adds(kind)) this.beside[2 * slot + index] = target[name]!;
    }
  }

  /** Shows a plain row at its time. */
  writeTime(slot: number): void {
    const at = slot * WIDTH;
    this.write(slot, (this.numbers[at + TIME]! - this.numbers[at + START]!) / this.numbers[at + DURATION]!);
  }

  /** Moves the line of a number by how much others have changed that number. */
  push(at: number, by: number): void {
    this.numbers[at + FROM]! += by;
    this.numbers[at + TO]! += by;
  }
}

/** The distance from the numbers of the first line to those of the second. */
export const SECOND: number = FROM_2 - FROM;

/** The numbers, with room for `length` of them, and for half as many again if the array has to grow. */
function grown(numbers: Float64Array, length: number): Float64Array {
  if (length <= numbers.length) return numbers;
  const more = new Float64Array(Math.ceil(length * 1.5));
  more.set(numbers);
  return more;
}
