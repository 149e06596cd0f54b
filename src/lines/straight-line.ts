import { mix } from '../math/mix.js';
import type { Point } from '../math/spline.js';
import type { InnerEffect, Line, Progress } from '../time/effect.js';
import type { Segments } from './segments.js';
import type { Writer } from './writer.js';

/** Numbers of a target that move in straight lines. */
export class StraightLine<T> implements InnerEffect {
  readonly writer: Writer<T>;
  from!: number[];
  to!: number[];
  /** The segments, if the line is only the current one of several; null if it is as long as the effect. */
  readonly segments: Segments | null;
  /** The target if the line owns its x and y, the most common case: going through lenses takes three times as long. */
  private readonly position: Point | null;
  private fromX!: number;
  private fromY!: number;
  private toX!: number;
  private toY!: number;

  constructor(writer: Writer<T>, from: number[], to: number[], segments: Segments | null = null) {
    this.writer = writer;
    this.segments = segments;
    this.position = writer.wrote === null && writer.lenses.arePosition ? (writer.holder as Point) : null;
    this.setEnds(from, to);
  }

  /** None if the line is only the current segment. */
  lineOf(property: string): Line | undefined {
    const { writer, from, to, segments } = this;
    const index = segments === null ? writer.lenses.list.findIndex(({ name }) => name === property) : -1;
    return index < 0 ? undefined : { from: from[index]!, to: to[index]! };
  }

  update(progress: Progress): void {
    const { position } = this;
    if (position !== null) {
      const { fromX, fromY, toX, toY } = this;
      position.x = progress === 1 ? toX : fromX + (toX - fromX) * progress;
      position.y = progress === 1 ? toY : fromY + (toY - fromY) * progress;
      return;
    }
    const { writer, from, to } = this;
    for (let index = 0; index < from.length; index++) {
      this.takePush(index);
      writer.put(index, mix(from[index]!, to[index]!, progress));
    }
  }

  undo(): void {
    const { writer, from } = this;
    for (let index = 0; index < from.length; index++) {
      this.takePush(index);
      writer.put(index, writer.found[index]!);
    }
  }

  /** Sets where it starts and ends. */
  protected setEnds(from: number[], to: number[]): void {
    this.from = from;
    this.to = to;
    this.fromX = from[0]!;
    this.fromY = from[1] ?? 0;
    this.toX = to[0]!;
    this.toY = to[1] ?? 0;
  }

  /** Moves the line of a number. */
  push(index: number, by: number): void {
    const { found } = this.writer;
    found[index]! += by;
    if (this.from !== found) this.from[index]! += by;
    this.to[index]! += by;
  }

  /** Moves the line of a number by how much others have changed it. */
  private takePush(index: number): void {
    const push = this.writer.pushOf(index);
    if (push !== 0) this.push(index, push);
  }
}
