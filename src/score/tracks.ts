import type { Seconds } from '../clock/seconds.js';
import type { Progress } from '../time/effect.js';
import type { ScorePiece, ScoreTrack, ScoreValue } from './plan.js';
import { progressOf, type Recorded, shownOf, type Way } from './recorded-style.js';
import type { Cell } from './recording.js';
import type { Writing } from './writing.js';

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
  readonly writings: readonly Writing[];
  /** If it is one straight line: its ends. */
  readonly line: readonly [from: number, to: number] | undefined;
}

/** Makes tracks of the values that are seen from one time to the next. */
export class Tracks {
  readonly #drafts = new Map<Cell, TrackDraft>();
  /** The drafts with an open piece, and those written at the current time: few, even with many targets. */
  readonly #touched = new Set<TrackDraft>();
  readonly #valueAt: ValueAt;

  constructor(valueAt: ValueAt) {
    this.#valueAt = valueAt;
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

  /** Notes what writes which cells from `time` on: ends pieces, and begins others. */
  noteWriters(time: Seconds, writers: ReadonlyMap<Cell, readonly Writing[]>): void {
    for (const cell of writers.keys()) {
      const draft = this.#draftOf(cell);
      if (!this.#touched.has(draft)) draft.before = draft.now = draft.held;
      this.#touched.add(draft);
    }
    for (const draft of this.#touched) {
      const writings = writers.get(draft.cell) ?? [];
      if (draft.open !== null && isSame(draft.open.writings, writings)) continue;
      this.#close(draft, time);
      if (writings.length > 0) this.#begin(draft, time, writings);
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

  #begin(draft: TrackDraft, start: Seconds, writings: readonly Writing[]): void {
    draft.open = { start, from: draft.now, writings, line: this.#lineAt(draft.cell, writings, start) };
  }

  #close(draft: TrackDraft, end: Seconds): void {
    const { cell, open, before } = draft;
    draft.open = null;
    if (open === null || end === open.start) return;
    draft.held = before;
    const { start, from, writings } = open;
    const writers = writings.map(({ plain }) => plain);
    const line = this.#lineAt(cell, writings, start);
    // If anything else has moved the line, it is not straight.
    if (line !== undefined && line[0] === open.line?.[0] && writings[0]!.span.end === end) {
      const { curve } = writings[0]!;
      draft.pieces.push({ start, end, from: line[0], to: line[1], ...(curve !== null && { curve }), writers });
    } else {
      const course = (time: Seconds): ScoreValue => shownOf(this.#valueAt(cell, time));
      const way = wayOf(writings, cell.property);
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
  #lineAt({ property }: Cell, writings: readonly Writing[], start: Seconds): readonly [number, number] | undefined {
    const line = writings.length === 1 ? writings[0]!.line : undefined;
    if (line === undefined || writings[0]!.span.start !== start) return undefined;
    const index = line.writer.lenses.list.findIndex(({ name }) => name === property);
    return index < 0 ? undefined : [line.from[index]!, line.to[index]!];
  }
}

/** The way of a style that one of these changes, if the others change other styles. */
function wayOf(writings: readonly Writing[], property: string): Way | undefined {
  const own = writings.flatMap(({ ways }) => ways.get(property) ?? []);
  return own.length === 1 && writings.every(({ ways }) => ways.size > 0) ? own[0] : undefined;
}

function isSame(one: readonly Writing[], other: readonly Writing[]): boolean {
  return one.length === other.length && one.every((writing, index) => writing === other[index]);
}
