import { type Lens, NO_TARGET, readNumber } from './lens.js';

/** What an action does to its numbers: a To-action owns them; a By-action adds to whatever else changes them. */
export type Mode = 'owns' | 'adds';

/**
 * Writes some numbers of one target.
 *
 * If it owns them, whatever else writes them is overwritten. If it adds, whatever else changes them between two writes stays.
 */
export class Writer<T> {
  readonly lenses: readonly Lens<T>[];
  readonly target: T;
  /** The numbers at the start. */
  readonly found: number[];
  /** What each number was after it was written last; null if the writer owns them. */
  readonly wrote: number[] | null;
  /** What else has changed each number by. */
  private readonly pushed: number[] | null;

  constructor(lenses: readonly Lens<T>[], target: T, found: number[], mode: Mode) {
    this.lenses = lenses;
    this.target = target;
    this.found = found;
    this.wrote = mode === 'adds' ? [...found] : null;
    this.pushed = mode === 'adds' ? found.map(() => 0) : null;
  }

  /**
   * A writer that starts from the numbers of its target.
   *
   * @param name As errors call the action.
   */
  static on<T>(name: string, lenses: readonly Lens<T>[], target: T, mode: Mode): Writer<T> {
    const found = lenses.map((lens) => readNumber(name, lens.name, lens.read(target ?? NO_TARGET)));
    return new Writer(lenses, target, found, mode);
  }

  write(values: readonly number[]): void {
    const { lenses, target, wrote, pushed } = this;
    for (let index = 0; index < lenses.length; index++) {
      const lens = lenses[index]!;
      if (wrote === null || pushed === null) {
        lens.write(target, values[index]!);
      } else {
        pushed[index]! += lens.read(target) - wrote[index]!;
        lens.write(target, values[index]! + pushed[index]!);
        // A target may round what it is given.
        wrote[index] = lens.read(target);
      }
    }
  }

  /** Makes what else has changed its numbers a part of what it found, and of lines that start there. */
  settle(...lines: readonly number[][]): void {
    const { found, pushed } = this;
    if (pushed === null) return;
    for (let index = 0; index < found.length; index++) {
      for (const line of [found, ...lines]) line[index]! += pushed[index]!;
      pushed[index] = 0;
    }
  }
}
