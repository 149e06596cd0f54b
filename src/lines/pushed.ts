import { type Lens, NO_TARGET, readNumber } from './lens.js';

/** A number that is written and yet can be pushed: what else changes it between two writes stays, and is added from then on. */
export class Pushed<T> {
  /** What it was at first. */
  readonly found: number;
  private readonly lens: Lens<T>;
  private readonly target: T;
  private push = 0;
  /** What it was after it was written last. */
  private wrote: number;

  constructor(name: string, lens: Lens<T>, target: T) {
    this.lens = lens;
    this.target = target;
    this.found = this.wrote = readNumber(name, lens.name, lens.read(target ?? NO_TARGET));
  }

  put(value: number): void {
    const { lens, target } = this;
    this.push += lens.read(target) - this.wrote;
    lens.write(target, value + this.push);
    // Read back, for a target may round what it is given.
    this.wrote = lens.read(target);
  }
}
