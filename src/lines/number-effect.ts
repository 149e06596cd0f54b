import type { InnerEffect, Progress } from '../action/effect.js';
import type { Writer } from './writer.js';

/** Numbers of a target as a function of progress. */
export abstract class NumberEffect<T> implements InnerEffect {
  readonly writer: Writer<T>;
  private readonly values: number[];

  constructor(writer: Writer<T>) {
    this.writer = writer;
    this.values = [...writer.found];
  }

  update(progress: Progress): void {
    this.at(progress, this.values);
    this.writer.write(this.values);
  }

  undo(): void {
    this.writer.write(this.writer.found);
  }

  /** Writes the numbers at a progress into `values`. */
  protected abstract at(progress: Progress, values: number[]): void;
}
