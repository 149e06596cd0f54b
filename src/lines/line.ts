import type { Progress } from '../action/effect.js';
import { mix } from '../math/mix.js';
import { type Lens, NO_TARGET, readNumber } from './lens.js';

/** How a straight line starts and ends, given what was found. */
export interface Track<T> {
  readonly lens: Lens<T>;
  /** Where the line starts, given what was found; by default there. */
  readonly from?: (found: number) => number;
  /** Where it ends, given where it starts, and what was found. */
  readonly to: (from: number, found: number) => number;
}

/** The straight line of one number of one target. */
export interface Line {
  readonly lens: { readonly name: string };
  show(progress: Progress): void;
  undo(): void;
}

/** A line that owns its number: whatever else writes it meanwhile is overwritten. */
export class OwningLine<T> implements Line {
  readonly lens: Lens<T>;
  readonly target: T;
  found: number;
  from: number;
  to: number;

  constructor(name: string, { lens, from, to }: Track<T>, target: T) {
    this.lens = lens;
    this.target = target;
    this.found = readNumber(name, lens.name, lens.read(target ?? NO_TARGET));
    this.from = from === undefined ? this.found : from(this.found);
    this.to = to(this.from, this.found);
  }

  show(progress: Progress): void {
    this.lens.write(this.target, mix(this.from, this.to, progress));
  }

  undo(): void {
    this.lens.write(this.target, this.found);
  }
}

/** A line that adds to its number: what else changes it between two frames stays, and carries the whole line along. */
export class AddingLine<T> extends OwningLine<T> {
  /** What the number was after it was written last. */
  wrote: number = this.found;

  override show(progress: Progress): void {
    this.carry();
    super.show(progress);
    this.readBack();
  }

  override undo(): void {
    this.carry();
    super.undo();
    this.readBack();
  }

  /** Moves the line by what else has changed the number. */
  private carry(): void {
    const push = this.lens.read(this.target) - this.wrote;
    this.found += push;
    this.from += push;
    this.to += push;
  }

  /** A target may round what it is given. */
  private readBack(): void {
    this.wrote = this.lens.read(this.target);
  }
}
