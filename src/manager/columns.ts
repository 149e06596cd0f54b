import { Leaf } from '../action/leaf.js';
import { Motion } from '../action/motion.js';
import type { Seconds } from '../clock/seconds.js';
import type { Curve } from '../easing/curve.js';
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
  /** What each row wrote last, two numbers a row. Only rows that add to their numbers ask for it. */
  wrote: Float64Array = new Float64Array(16 * 2);
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
    while (end * row.WIDTH > this.numbers.length) {
      this.numbers = doubled(this.numbers);
      this.wrote = doubled(this.wrote);
    }
  }

  timeOf(place: number): Seconds {
    return this.numbers[place * row.WIDTH + row.TIME]!;
  }

  /** What a row shows, be it along a curve or not. */
  kindOf(place: number): number {
    const kind = this.kinds[place]!;
    return kind < row.CURVED ? kind : kind - row.CURVED;
  }

  /** Fills a row but for its line. */
  lay(place: number, time: Seconds, until: Seconds, kind: number, led: Led | null, curve: Curve | null = null): void {
    const at = place * row.WIDTH;
    this.numbers[at + row.TIME] = time;
    this.numbers[at + row.UNTIL] = until;
    this.kinds[place] = curve === null ? kind : kind + row.CURVED;
    this.led[place] = led;
    this.curves[place] = curve;
  }

  /** Fills a row with a leaf. */
  layLeaf(place: number, time: Seconds, until: Seconds, { effect, start, end, curve }: Leaf): void {
    const at = place * row.WIDTH;
    const kind = kindOf(effect);
    this.numbers[at + row.START] = start;
    this.numbers[at + row.END] = end;
    this.lay(place, time, until, kind, row.layLine(this.numbers, this.wrote, place, kind, effect), curve);
  }

  /** Fills a row with those who observe an action. */
  layWatch(place: number, time: Seconds, until: Seconds, running: Running): void {
    const at = place * row.WIDTH;
    const { action, origin } = running;
    const isPartOfTime = action.progressAt === Motion.prototype.progressAt && action.duration < Infinity;
    this.numbers[at + row.START] = origin;
    this.numbers[at + row.END] = origin + action.duration;
    if (isPartOfTime) this.lay(place, time, until, row.TELL, running.extras!.watch as unknown as Led);
    else this.lay(place, time, until, row.TELL_AT, running as unknown as Led);
  }

  /** Makes the only leaf of an action anew, of which nothing is left but its row. */
  remakeLeaf(place: number, running: Running): void {
    const { numbers } = this;
    const at = place * row.WIDTH;
    const line = row.planeLineOf(numbers, this.wrote, place, this.kindOf(place), this.led[place]!);
    const leaf = new Leaf(line, numbers[at + row.START]!, numbers[at + row.END]!, running.edges, this.curves[place]);
    leaf.observer = running;
    running.first = running.cursor = running.root = leaf;
  }

  /** Tells a leaf what has become of it as a row. */
  returnLeaf(place: number, { effect }: Leaf): void {
    if (this.kindOf(place) !== row.EFFECT) row.returnLine(this.numbers, this.wrote, place, effect);
  }

  clear(place: number): void {
    this.kinds[place] = row.NOTHING;
    this.led[place] = null;
    this.curves[place] = null;
  }

  move(from: number, to: number): void {
    const { numbers, wrote } = this;
    this.reserve(to + 1);
    this.numbers.set(numbers.subarray(from * row.WIDTH, (from + 1) * row.WIDTH), to * row.WIDTH);
    this.wrote.set(wrote.subarray(from * 2, (from + 1) * 2), to * 2);
    this.kinds[to] = this.kinds[from]!;
    this.led[to] = this.led[from]!;
    this.curves[to] = this.curves[from]!;
    this.clear(from);
  }
}

function doubled(numbers: Float64Array): Float64Array {
  const twice = new Float64Array(2 * numbers.length);
  twice.set(numbers);
  return twice;
}
