import type { Seconds } from '../clock/seconds.js';
import { InnerRun } from '../compose/inner-run.js';
import type { Curve } from '../easing/curve.js';
import { type InnerEffect, type Line, type Numbers, type Progress, undo } from '../time/effect.js';
import type { Playhead } from '../time/playhead.js';
import type { Span } from '../time/span.js';
import type { Cell } from './cell.js';
import type { ScoreWriter } from './plan.js';

/** An effect on copies of targets, and the cells that it writes. */
export class Writing implements InnerEffect {
  readonly cells: Set<Cell> = new Set<Cell>();
  /** Bends its progress. */
  readonly curve: Curve | null;
  declare readonly writer?: Numbers;
  /** The progress that it has shown last. */
  progress: Progress = 0;
  readonly #effect: InnerEffect;
  readonly #record: (writing: Writing, update: () => void) => void;
  /** The name of the function that made its action. */
  #kind: string;
  #span!: Span;
  /** Whether its time is not that of the whole, because it lies in an action such as `eased`. */
  #isNested = false;

  /** @param record Calls `update`, and records what it writes. */
  constructor(
    kind: string,
    curve: Curve | null,
    effect: InnerEffect,
    record: (writing: Writing, update: () => void) => void,
  ) {
    this.#kind = kind;
    this.curve = curve;
    this.#effect = effect;
    this.#record = record;
    if (effect.writer !== undefined) this.writer = effect.writer;
  }

  get isLive(): boolean {
    return this.#span.observer !== null;
  }

  /** The line on which it takes a value; between numbers, it must be one in the time of the whole. */
  lineOf(property: string): Line | undefined {
    const line = this.#effect.lineOf?.(property);
    return this.#isNested && typeof line?.from === 'number' ? undefined : line;
  }

  /** Whether these are its start and its end. */
  isWhole(start: Seconds, end: Seconds): boolean {
    return this.#span.start === start && this.#span.end === end;
  }

  /** The same as plain data. */
  get plain(): ScoreWriter {
    const { writer, adds = writer !== undefined && writer.wrote !== null } = this.#effect;
    return { kind: this.#kind, mode: adds ? 'adds' : 'owns' };
  }

  attach(playhead: Playhead, span: Span): void {
    this.#span = span;
    for (let it: Playhead | undefined = playhead; it !== undefined; it = it.outer) {
      if (!(it instanceof InnerRun)) continue;
      this.#isNested = true;
      this.#kind = it.within.kind ?? this.#kind;
    }
    this.#effect.attach?.(playhead, span);
  }

  update(progress: Progress, elapsed?: Seconds): void {
    this.progress = progress;
    this.#record(this, () => this.#effect.update(progress, elapsed));
  }

  undo(): void {
    this.progress = 0;
    undo(this.#effect);
  }

  stop(): void {
    this.#effect.stop?.();
  }
}
