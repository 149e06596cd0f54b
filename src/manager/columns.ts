import { Leaf } from '../action/leaf.js';
import { Motion } from '../action/motion.js';
import type { Seconds } from '../clock/seconds.js';
import type { Curve } from '../easing/curve.js';
import type { Span } from '../time/span.js';
import type { Lane } from './lane.js';
import * as row from './row.js';
import { type Led, kindOf } from './row.js';
import type { Running } from './running.js';

/**
 * The rows of the frame table, column by column.
 *
 * The numbers of all rows lie in one Float64Array in the order of the walk, so a frame reads memory in one direction. As a field
 * of an object each of them would be an object of its own.
 */
export class Columns {
  numbers: Float64Array = new Float64Array(16 * row.WIDTH);
  /**
   * Two more numbers a row, as far as there are rows that ask for them: of those that add to their numbers, what they wrote last; of a leg, where it begins and how
   * long it is, in parts of the whole way.
   */
  beside: Float64Array = new Float64Array(0);
  /** Behind the last place stands nothing. */
  readonly kinds: number[] = [row.NOTHING];
  readonly led: (Led | null)[] = [];
  readonly curves: (Curve | null)[] = [];

  /** Makes room for a place. Its numbers get theirs when they are needed, since during a frame they stay the same array. */
  open(place: number): void {
    this.clear(place);
    this.kinds[place + 1] ??= row.NOTHING;
  }

  /** Makes room for the numbers of all places before `end`. */
  reserve(end: number): void {
    this.numbers = grown(this.numbers, end * row.WIDTH);
  }

  /** Whether those who observe an action are told by a row. */
  tells({ place, width }: Lane): boolean {
    const { kinds } = this;
    for (let at = place; at < place + width; at++) if (kinds[at] === row.TELL || kinds[at] === row.TELL_AT) return true;
    return false;
  }

  timeOf(place: number): Seconds {
    return this.numbers[place * row.WIDTH + row.TIME]!;
  }

  /** Writes an action into the rows of its lane: its leaves, those who observe it, and the rows that are left over. */
  layRun({ place: start, width }: Lane, running: Running): void {
    const { first, extras } = running;
    let until: Seconds = Infinity;
    let place = start;
    for (let span = first; span !== null; span = span.next) {
      until = Math.min(until, row.untilOf(span));
      if (span instanceof Leaf) this.layLeaf(place++, span);
      else this.lay(place++, row.SPARE, null, null);
    }
    if (extras?.watch?.isObserved === true) this.layWatch(place++, running);
    while (place < start + width) this.lay(place++, row.SPARE, null, null);
    for (let at = start * row.WIDTH; at < (start + width) * row.WIDTH; at += row.WIDTH) {
      this.numbers[at + row.TIME] = running.time;
      this.numbers[at + row.UNTIL] = until;
    }
    // A move in the plane is nothing but its row then.
    const isRow = width === 1 && first instanceof Leaf && running.root === first && row.isRemade(first.effect);
    if (isRow) running.first = running.cursor = running.root = null;
  }

  /** Tells an action what has become of it as rows. */
  returnRun({ place: start }: Lane, running: Running): void {
    running.time = this.timeOf(start);
    if (running.first === null) this.remakeLeaf(start, running);
    let place = start;
    for (let span = running.first; span !== null; span = span.next, place++) {
      if (span instanceof Leaf) this.returnLeaf(place, span);
    }
  }

  private lay(place: number, kind: number, led: Led | null, curve: Curve | null): void {
    this.kinds[place] = curve === null ? kind : kind + row.CURVED;
    this.led[place] = led;
    this.curves[place] = curve;
  }

  private layLeaf(place: number, leaf: Leaf): void {
    const { start, end } = leaf;
    const at = place * row.WIDTH;
    const kind = kindOf(leaf);
    this.numbers[at + row.START] = start;
    this.numbers[at + row.DURATION] = end - start;
    const leg = row.evenLegOf(leaf, kind);
    if (row.adds(kind) || leg !== null) this.beside = grown(this.beside, (place + 1) * 2);
    const led = row.layLine(this.numbers, this.beside, place, kind, leaf);
    if (leg === null) {
      this.lay(place, kind, led, row.curveOf(leaf, kind));
    } else {
      this.beside[2 * place] = leg.since;
      this.beside[2 * place + 1] = leg.until - leg.since;
      this.lay(place, kind + row.IN_LEGS, led, null);
    }
  }

  private layWatch(place: number, running: Running): void {
    const at = place * row.WIDTH;
    const { action, origin } = running;
    const isPartOfTime = action.progressAt === Motion.prototype.progressAt && action.duration < Infinity;
    this.numbers[at + row.START] = origin;
    this.numbers[at + row.DURATION] = origin + action.duration - origin;
    const led: unknown = isPartOfTime ? running.extras!.watch : running;
    this.lay(place, isPartOfTime ? row.TELL : row.TELL_AT, led as Led, null);
  }

  /** Makes the only leaf of an action anew, of which nothing is left but its row. */
  private remakeLeaf(place: number, running: Running): void {
    const { numbers } = this;
    const at = place * row.WIDTH;
    const line = row.planeLineOf(numbers, place, this.kindOf(place), this.led[place]!);
    const leaf = new Leaf(line, numbers[at + row.START]!, numbers[at + row.UNTIL]!, running.edges, this.curves[place]);
    leaf.observer = running;
    running.first = running.cursor = running.root = leaf;
  }

  private returnLeaf(place: number, { effect }: Leaf): void {
    if (this.kindOf(place) !== row.EFFECT) row.returnLine(this.numbers, this.beside, place, effect);
  }

  /** What a row shows, on whichever way. */
  private kindOf(place: number): number {
    return this.kinds[place]! % row.CURVED;
  }

  clear(place: number): void {
    this.kinds[place] = row.NOTHING;
    this.led[place] = null;
    this.curves[place] = null;
  }

  move(from: number, to: number): void {
    const { numbers, beside } = this;
    this.reserve(to + 1);
    this.numbers.set(numbers.subarray(from * row.WIDTH, (from + 1) * row.WIDTH), to * row.WIDTH);
    if (row.adds(this.kindOf(from)) || this.kinds[from]! >= row.IN_LEGS) {
      this.beside = grown(beside, (to + 1) * 2);
      this.beside.set(beside.subarray(from * 2, (from + 1) * 2), to * 2);
    }
    this.kinds[to] = this.kinds[from]!;
    this.led[to] = this.led[from]!;
    this.curves[to] = this.curves[from]!;
    this.clear(from);
  }
}

/** How many rows an action takes: one for each of its live leaves, and one where it is observed. None, if it is not plain. */
export function rowsFor({ first, time, extras }: Running): number {
  if (first === null || extras?.arePlain === false) return 0;
  let count = extras?.watch?.isObserved === true ? 1 : 0;
  for (let span: Span | null = first; span !== null; span = span.next) {
    if (!(time >= span.start && time < row.untilOf(span))) return 0;
    count++;
  }
  return count;
}

/** The numbers, with room for `length` of them, and for half as many more where room is made. */
function grown(numbers: Float64Array, length: number): Float64Array {
  if (length <= numbers.length) return numbers;
  const more = new Float64Array(Math.ceil(length * 1.5));
  more.set(numbers);
  return more;
}
