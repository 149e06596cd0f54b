import { mapNumbers } from '../math/map-numbers.js';
import type { Lenses } from './lens.js';
import { NO_TARGET, readNumber, startOn, unwrapTarget } from './target.js';

/** What an action does to its numbers: a To-action owns them; a By-action adds to whatever else changes them. */
export type Mode = 'owns' | 'adds';

/**
 * Writes some numbers of one target.
 *
 * If it owns them, it overwrites what others write. If it adds, what others change between two writes stays.
 */
export class Writer<T> {
  readonly lenses: Lenses<T>;
  readonly target: T;
  /** The object with the numbers: the target, or what stands for it. */
  readonly holder: T;
  /** The numbers at the start. */
  readonly found: number[];
  /** Each number after it was last written; null if the writer owns them. */
  readonly wrote: number[] | null;

  constructor(lenses: Lenses<T>, holder: T, found: number[], mode: Mode, target: T = holder) {
    this.lenses = lenses;
    this.target = target;
    this.holder = holder;
    this.found = found;
    this.wrote = mode === 'adds' ? [...found] : null;
  }

  /** A writer that starts from the numbers of its target. */
  static on<T>(name: string, lenses: Lenses<T>, target: T, mode: Mode): Writer<T> {
    startOn(target, lenses);
    const holder = unwrapTarget(target, lenses);
    const found = mapNumbers(lenses.list, (lens) =>
      readNumber(name, lens.name, lens.read(holder ?? NO_TARGET), target),
    );
    return new Writer(lenses, holder, found, mode, target);
  }

  /** By how much others have changed a number since it was last written; 0 if the writer owns it. */
  pushOf(index: number): number {
    return this.wrote === null ? 0 : this.lenses.list[index]!.read(this.holder) - this.wrote[index]!;
  }

  put(index: number, value: number): void {
    const lens = this.lenses.list[index]!;
    lens.write(this.holder, value);
    // A target may round what it is given.
    if (this.wrote !== null) this.wrote[index] = lens.read(this.holder);
  }
}
