import type { InnerEffect, Line, Progress } from '../action/effect.js';
import type { Curve } from '../easing/curve.js';
import { mix } from '../math/mix.js';
import type { Point } from '../math/spline.js';
import { FROM, LEAF, POSITION, TO, WIDTH, addingKind } from '../table/row.js';
import { type Rows, SECOND } from '../table/rows.js';
import type { Writer } from './writer.js';

/** Numbers of a target that move in straight lines: what a row of the frame table can do by itself. */
export class StraightLine<T> implements InnerEffect, Line {
  protected readonly writer: Writer<T>;
  protected readonly from: number[];
  protected readonly to: number[];

  constructor(writer: Writer<T>, from: number[], to: number[]) {
    this.writer = writer;
    this.from = from;
    this.to = to;
  }

  get rowLine(): Line {
    return this;
  }

  get until(): Progress {
    return 1;
  }

  update(progress: Progress): void {
    const { writer, from, to } = this;
    if (this.kind === POSITION) {
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

  toRow(rows: Rows, slot: number, curve: Curve | null): boolean {
    const { kind, writer, from, to } = this;
    if (kind === LEAF) return false;
    for (let index = 0; index < from.length; index++) {
      rows.numbers[slot * WIDTH + index * SECOND + FROM] = from[index]!;
      rows.numbers[slot * WIDTH + index * SECOND + TO] = to[index]!;
    }
    rows.set(slot, kind, writer.target as object, curve);
    if (writer.wrote !== null) rows.setBeside(slot, writer.wrote[0]!, writer.wrote[1] ?? 0);
    return true;
  }

  fromRow(rows: Rows, slot: number): void {
    const { writer, from } = this;
    if (writer.wrote === null) return;
    for (let index = 0; index < from.length; index++) {
      this.moveBy(index, rows.numbers[slot * WIDTH + index * SECOND + FROM]! - from[index]!);
      from[index] = rows.numbers[slot * WIDTH + index * SECOND + FROM]!;
      this.to[index] = rows.numbers[slot * WIDTH + index * SECOND + TO]!;
      writer.wrote[index] = rows.beside[2 * slot + index]!;
    }
  }

  /** The kind of its row; LEAF if it has none. */
  protected get kind(): number {
    const { lenses, wrote } = this.writer;
    return wrote === null ? lenses.kind : addingKind(lenses.kind);
  }

  /** Moves the line of a number by what else has changed that number. */
  private carry(index: number): void {
    const push = this.writer.pushOf(index);
    if (push !== 0) this.moveBy(index, push);
  }

  private moveBy(index: number, push: number): void {
    this.writer.found[index]! += push;
    this.from[index]! += push;
    this.to[index]! += push;
  }
}
