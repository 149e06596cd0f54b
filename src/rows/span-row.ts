import type { Seconds } from '../clock/seconds.js';
import type { PlainLeaf } from '../lines/plain-leaf.js';
import { StraightLine } from '../lines/straight-line.js';
import { Writer } from '../lines/writer.js';
import { mapNumbers } from '../math/map-numbers.js';
import { Leaf } from '../motion/leaf.js';
import { DURATION, FROM, LEAF, PAUSE, SEGMENT, START, TO, WIDTH } from '../table/row.js';
import { type Rows, SECOND } from '../table/rows.js';
import type { Edges } from '../time/edges.js';
import { IDLE } from '../time/effect.js';
import type { Span } from '../time/span.js';
import { kindOf } from './plain-row.js';

/** Until when a row can show a span; -Infinity if none can. @param isAlone Whether nothing else is live beside it. */
export function rowUntil(span: Span, isAlone: boolean): Seconds {
  if (!(span instanceof Leaf)) return span.idleUntil?.() ?? -Infinity;
  const { start, end, effect, curve } = span;
  // What starts or ends within it has to be seen in order with what does beside it.
  if (!isAlone && span.nextChange !== undefined) return -Infinity;
  const until = curve === null && effect instanceof StraightLine ? (effect.segments?.until ?? 1) : 1;
  return until === 1 ? end : Math.min(end, start + until * (end - start));
}

/** Writes a span into a row. */
export function writeRow(span: Span, rows: Rows, slot: number): void {
  if (!(span instanceof Leaf)) {
    rows.set(slot, PAUSE, null);
    return;
  }
  const { start, end, effect, curve } = span;
  rows.numbers[slot * WIDTH + START] = start;
  rows.numbers[slot * WIDTH + DURATION] = end - start;
  const isLine = effect instanceof StraightLine && (curve === null || effect.segments === null);
  if (!isLine || !writeLine(effect, rows, slot, curve)) rows.set(slot, LEAF, span);
}

/** Copies the numbers of a span's row back into the span. */
export function readRow(span: Span, rows: Rows, slot: number): void {
  if (!(span instanceof Leaf) || !(span.effect instanceof StraightLine) || rows.kinds[slot] === LEAF) return;
  const line = span.effect as StraightLine<unknown>;
  const { wrote } = line.writer;
  wrote?.forEach((_, index) => {
    const from = rows.numbers[slot * WIDTH + index * SECOND + FROM]!;
    line.push(index, from - line.from[index]!);
    line.from[index] = from;
    line.to[index] = rows.numbers[slot * WIDTH + index * SECOND + TO]!;
    wrote[index] = rows.beside[2 * slot + index]!;
  });
}

/** The leaf that the row of a plain leaf stands for. */
export function leafOfRow<T>(
  { lenses, aim }: PlainLeaf<T>,
  rows: Rows,
  slot: number,
  start: Seconds,
  end: Seconds,
  edges: Edges,
): Leaf {
  const curve = rows.curves[slot];
  if (lenses === null) return new Leaf(IDLE, start, end, edges, curve);
  const from = mapNumbers(lenses.list, (_, index) => rows.numbers[slot * WIDTH + index * SECOND + FROM]!);
  const to = mapNumbers(lenses.list, (_, index) => rows.numbers[slot * WIDTH + index * SECOND + TO]!);
  // A run that only goes forwards undoes nothing, so `from` may stand in for the numbers found.
  const writer = new Writer(lenses, rows.targets[slot] as T, from, aim.mode);
  const leaf = new Leaf(new StraightLine(writer, from, to), start, end, edges, curve);
  readRow(leaf, rows, slot);
  return leaf;
}

function writeLine<T>(line: StraightLine<T>, rows: Rows, slot: number, curve: Leaf['curve']): boolean {
  const { writer, from, to, segments } = line;
  const { lenses, wrote } = writer;
  const kind = kindOf(lenses, { mode: wrote === null ? 'owns' : 'adds' });
  if (kind === LEAF) return false;
  for (let index = 0; index < from.length; index++) {
    rows.numbers[slot * WIDTH + index * SECOND + FROM] = from[index]!;
    rows.numbers[slot * WIDTH + index * SECOND + TO] = to[index]!;
  }
  const isSegment = segments?.isEven === true;
  const bend = segments === null || isSegment ? curve : segments.part;
  rows.set(slot, isSegment ? kind + SEGMENT : kind, writer.holder as object, bend);
  if (wrote !== null) rows.setBeside(slot, wrote[0]!, wrote[1] ?? 0);
  if (isSegment) rows.setBeside(slot, segments.since, segments.until - segments.since);
  return true;
}
