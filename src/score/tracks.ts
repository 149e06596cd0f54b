import type { Seconds } from '../clock/seconds.js';
import type { StraightLine } from '../lines/straight-line.js';
import type { Leaf } from '../motion/leaf.js';
import type { Progress } from '../time/effect.js';
import type { Span } from '../time/span.js';
import type { ScorePiece, ScoreTrack, ScoreValue, ScoreWriter } from './plan.js';
import { progressOf, type Recorded, shownOf, type Way } from './recorded-style.js';
import type { Cell } from './recording.js';

/** The value of a cell at a time. */
export type ValueAt = (cell: Cell, time: Seconds) => Recorded;

/** A track that is being made. */
interface TrackDraft {
  readonly cell: Cell;
  readonly pieces: ScorePiece[];
  /** The piece that has not ended. */
  open: OpenPiece | null;
  /** The value before the current time, and the value at it. */
  before: Recorded;
  now: Recorded;
  /** The value that the pieces so far end with. */
  held: Recorded;
}

interface OpenPiece {
  readonly start: Seconds;
  readonly from: Recorded;
  readonly spans: readonly Span[];
  readonly writers: readonly ScoreWriter[];
  /** If it is one straight line: its ends. */
  readonly line: readonly [from: number, to: number] | undefined;
}

/** Makes tracks of the values that are seen from one time to the next. */
export class Tracks {
  readonly #drafts = new Map<Cell, TrackDraft>();
  /** The drafts with an open piece, and those written at the current time: few, even with many targets. */
  readonly #touched = new Set<TrackDraft>();
  readonly #valueAt: ValueAt;
  readonly #writerOf: (span: Span) => ScoreWriter;
  readonly #lineOf: (span: Span) => StraightLine<unknown> | undefined;
  readonly #wayOf: (spans: readonly Span[], property: string) => Way | undefined;

  /**
   * @param lineOf The straight line of a span, if it has the time of the whole.
   * @param wayOf The way of a style that one of some spans changes alone.
   */
  constructor(
    valueAt: ValueAt,
    writerOf: (span: Span) => ScoreWriter,
    lineOf: (span: Span) => StraightLine<unknown> | undefined,
    wayOf: (spans: readonly Span[], property: string) => Way | undefined,
  ) {
    this.#valueAt = valueAt;
    this.#writerOf = writerOf;
    this.#lineOf = lineOf;
    this.#wayOf = wayOf;
  }

  /** Notes the values of the cells that the action has written as it showed the current time. */
  noteWritten(written: ReadonlySet<Cell>): void {
    for (const draft of this.#touched) draft.before = draft.now = draft.cell.value;
    for (const cell of written) {
      const draft = this.#draftOf(cell);
      draft.before = cell.first;
      draft.now = cell.value;
      this.#touched.add(draft);
    }
  }

  /** Notes which spans write which cells from `time` on: ends pieces, and begins others. */
  noteWriters(time: Seconds, writers: ReadonlyMap<Cell, readonly Span[]>): void {
    for (const cell of writers.keys()) {
      const draft = this.#draftOf(cell);
      if (!this.#touched.has(draft)) draft.before = draft.now = draft.held;
      this.#touched.add(draft);
    }
    for (const draft of this.#touched) {
      const spans = writers.get(draft.cell) ?? [];
      if (draft.open !== null && isSame(draft.open.spans, spans)) continue;
      this.#close(draft, time);
      if (spans.length > 0) this.#begin(draft, time, spans);
      else if (!Object.is(draft.now, draft.held)) this.#instant(draft, time);
      if (draft.open === null) this.#touched.delete(draft);
    }
  }

  /** The finished tracks. */
  get all(): readonly ScoreTrack[] {
    return [...this.#drafts.values()]
      .filter(({ cell }) => !cell.isOpaque)
      .map(({ cell: { target, property, found }, pieces }) => ({ target, property, found: shownOf(found), pieces }))
      .sort((one, other) => one.target - other.target);
  }

  /** The cells with values that cannot be written down. */
  get opaque(): readonly Cell[] {
    return [...this.#drafts.keys()].filter(({ isOpaque }) => isOpaque);
  }

  #draftOf(cell: Cell): TrackDraft {
    let draft = this.#drafts.get(cell);
    if (draft === undefined) {
      draft = { cell, pieces: [], open: null, before: cell.found, now: cell.found, held: cell.found };
      this.#drafts.set(cell, draft);
    }
    return draft;
  }

  #begin(draft: TrackDraft, start: Seconds, spans: readonly Span[]): void {
    const writers = spans.map(this.#writerOf);
    draft.open = { start, from: draft.now, spans, writers, line: this.#lineAt(draft.cell, spans, start) };
  }

  #close(draft: TrackDraft, end: Seconds): void {
    const { cell, open, before } = draft;
    draft.open = null;
    if (open === null || end === open.start) return;
    draft.held = before;
    const { start, from, spans, writers } = open;
    const line = this.#lineAt(cell, spans, start);
    // If anything else has moved the line, it is not straight.
    if (line !== undefined && line[0] === open.line?.[0] && spans[0]!.end === end) {
      const { curve } = spans[0] as Leaf;
      draft.pieces.push({ start, end, from: line[0], to: line[1], ...(curve !== null && { curve }), writers });
    } else {
      const course = (time: Seconds): ScoreValue => shownOf(this.#valueAt(cell, time));
      const way = this.#wayOf(spans, cell.property);
      const progressAt = (time: Seconds): Progress => progressOf(this.#valueAt(cell, time), way!.first);
      const tween = way && { tween: { from: way.from, to: way.to, progressAt } };
      draft.pieces.push({ start, end, from: shownOf(from), to: shownOf(before), course, ...tween, writers });
    }
  }

  #instant(draft: TrackDraft, time: Seconds): void {
    const { now, pieces } = draft;
    draft.held = now;
    pieces.push({ start: time, end: time, from: shownOf(now), to: shownOf(now), writers: [] });
  }

  /** The ends of a straight line, if it alone writes a cell from `start` on. */
  #lineAt({ property }: Cell, spans: readonly Span[], start: Seconds): readonly [number, number] | undefined {
    const line = spans.length === 1 ? this.#lineOf(spans[0]!) : undefined;
    if (line === undefined || spans[0]!.start !== start) return undefined;
    const index = line.writer.lenses.list.findIndex(({ name }) => name === property);
    return index < 0 ? undefined : [line.from[index]!, line.to[index]!];
  }
}

function isSame(one: readonly Span[], other: readonly Span[]): boolean {
  return one.length === other.length && one.every((span, index) => span === other[index]);
}
