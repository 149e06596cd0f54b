import { mix } from '../math/mix.js';
import type { Point } from '../math/spline.js';
import type { Effect, Progress } from '../time/effect.js';
import type { Segments } from './segments.js';
import type { Writer } from './writer.js';

/** Numbers of a target that move in straight lines. */
export class StraightLine<T> implements Effect {
  readonly writer: Writer<T>;
  readonly from: number[];
  readonly to: number[];
  /** What the line is the present segment of; null if it is as long as the effect. */
  readonly segments: Segments | null;

  constructor(writer: Writer<T>, from: number[], to: number[], segments: Segments | null = null) {
    this.writer = writer;
    this.from = from;
    this.to = to;
    this.segments = segments;
  }

  update(progress: Progress): void {
    const { writer, from, to } = this;
    if (writer.ownsPosition) {
      // The most usual one, written out: a call for each number takes three times as long.
      const target = writer.target as Point;
      target.x = mix(from[0]!, to[0]!, progress);
      target.y = mix(from[1]!, to[1]!, progress);
      return;
    }
    for (let index = 0; index < from.length; index++) {
      this.carry(index);
      writer.put(index, mix(from[index]!, to[index]!, progress));
    }
  }

  undo(): void {
    const { writer, from } = this;
    for (let index = 0; index < from.length; index++) {
      this.carry(index);
      writer.put(index, writer.found[index]!);
    }
  }

  /** Moves the line of a number. */
  moveBy(index: number, push: number): void {
    this.writer.found[index]! += push;
    this.from[index]! += push;
    this.to[index]! += push;
  }

  /** Moves the line of a number by what else has changed that number. */
  private carry(index: number): void {
    const push = this.writer.pushOf(index);
    if (push !== 0) this.moveBy(index, push);
  }
}
