import type { Effect, Progress } from '../time/effect.js';
import type { Writer } from './writer.js';

/** Numbers of a target as a function of progress. */
export abstract class NumberEffect<T> implements Effect {
  readonly writer: Writer<T>;
  private readonly values: number[];
  /** By how much others have changed each number. */
  private readonly pushed: number[];

  constructor(writer: Writer<T>) {
    this.writer = writer;
    this.values = [...writer.found];
    this.pushed = this.values.map(() => 0);
  }

  update(progress: Progress): void {
    this.at(progress, this.values);
    this.write(this.values);
  }

  undo(): void {
    this.write(this.writer.found);
  }

  /** Writes the numbers at a progress into `values`. */
  protected abstract at(progress: Progress, values: number[]): void;

  private write(values: readonly number[]): void {
    for (let index = 0; index < values.length; index++) {
      this.pushed[index]! += this.writer.pushOf(index);
      this.writer.put(index, values[index]! + this.pushed[index]!);
    }
  }
}
