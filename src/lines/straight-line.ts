import type { Line, Progress } from '../action/effect.js';
import type { Curve } from '../easing/curve.js';
import { mix } from '../math/mix.js';
import { FROM, LEAF, TO, WIDTH, addingKind } from '../table/row.js';
import { type Rows, SECOND } from '../table/rows.js';
import { NumberEffect } from './number-effect.js';
import { rowKind } from './property.js';
import type { Writer } from './writer.js';

/** Numbers of a target that move in straight lines: what a row of the frame table can do by itself. */
export class StraightLine<T> extends NumberEffect<T> implements Line {
  readonly from: number[];
  readonly to: number[];
  /** Where the present segment ends; a plain line has only one. */
  get until(): Progress {
    return 1;
  }

  constructor(writer: Writer<T>, from: number[], to: number[]) {
    super(writer);
    this.from = from;
    this.to = to;
  }

  get rowLine(): Line {
    return this;
  }

  /** The kind of its row; LEAF if it has none. */
  get kind(): number {
    const { lenses, wrote } = this.writer;
    return wrote === null ? rowKind(lenses) : addingKind(rowKind(lenses));
  }

  toRow(rows: Rows, slot: number, curve: Curve | null): boolean {
    const { kind, writer, from, to } = this;
    if (kind === LEAF) return false;
    writer.settle(from, to);
    layLine(rows, slot, from, to);
    rows.set(slot, kind, writer.target as object, curve);
    if (writer.wrote !== null) rows.setBeside(slot, writer.wrote[0]!, writer.wrote[1] ?? 0);
    return true;
  }

  fromRow(rows: Rows, slot: number): void {
    const { writer, from, to } = this;
    if (writer.wrote === null) return;
    for (let index = 0; index < from.length; index++) {
      const at = slot * WIDTH + index * SECOND;
      writer.found[index]! += rows.numbers[at + FROM]! - from[index]!;
      from[index] = rows.numbers[at + FROM]!;
      to[index] = rows.numbers[at + TO]!;
      writer.wrote[index] = rows.beside[2 * slot + index]!;
    }
  }

  protected at(progress: Progress, values: number[]): void {
    for (let index = 0; index < values.length; index++)
      values[index] = mix(this.from[index]!, this.to[index]!, progress);
  }
}

/** Writes where one or two lines start and end into a row. */
export function layLine(rows: Rows, slot: number, from: readonly number[], to: readonly number[]): void {
  for (let index = 0; index < from.length; index++) {
    rows.numbers[slot * WIDTH + index * SECOND + FROM] = from[index]!;
    rows.numbers[slot * WIDTH + index * SECOND + TO] = to[index]!;
  }
}
