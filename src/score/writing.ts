import type { Seconds } from '../clock/seconds.js';
import { InnerRun } from '../compose/inner-run.js';
import type { Curve } from '../easing/curve.js';
import { StraightLine } from '../lines/straight-line.js';
import type { Leaf } from '../motion/leaf.js';
import { type InnerEffect, type Numbers, type Progress, undo } from '../time/effect.js';
import type { Playhead } from '../time/playhead.js';
import type { Span } from '../time/span.js';
import type { ScoreWriter } from './plan.js';
import type { Way } from './recorded-style.js';
import type { Cell } from './recording.js';

/** An effect on copies of targets, and the cells that it writes. */
export class Writing implements InnerEffect {
  readonly cells: Set<Cell> = new Set<Cell>();
  /** Between which texts it changes styles, by their names. */
  readonly ways: ReadonlyMap<string, Way>;
  declare readonly writer?: Numbers;
  /** The span that shows it: a leaf. */
  span!: Span;
  readonly #kind: string;
  readonly #effect: InnerEffect;
  readonly #note: (writing: Writing, update: () => void) => void;
  /** Whether its time is not that of the whole, because it lies in an action such as `eased`. */
  #isNested = false;
  #isReduced = false;

  /**
   * @param kind The name of the function that made its action.
   * @param ways Between which texts it changes styles.
   * @param note Calls `update`, and notes what it writes.
   */
  constructor(
    kind: string,
    effect: InnerEffect,
    ways: ReadonlyMap<string, Way>,
    note: (writing: Writing, update: () => void) => void,
  ) {
    this.ways = ways;
    this.#kind = kind;
    this.#effect = effect;
    this.#note = note;
    if (effect.writer !== undefined) this.writer = effect.writer;
  }

  /** Its straight line, if it is one from the start to the end of its leaf. */
  get line(): StraightLine<unknown> | undefined {
    const effect = this.#effect;
    return !this.#isNested && effect instanceof StraightLine && effect.segments === null ? effect : undefined;
  }

  get isLive(): boolean {
    return this.span.observer !== null;
  }

  /** Bends its line. */
  get curve(): Curve | null {
    return (this.span as Partial<Leaf>).curve ?? null;
  }

  /** The same as plain data. */
  get plain(): ScoreWriter {
    const { writer, adds = writer !== undefined && writer.wrote !== null } = this.#effect;
    return { kind: this.#isReduced ? 'respectReducedMotion' : this.#kind, mode: adds ? 'adds' : 'owns' };
  }

  attach(playhead: Playhead, span: Span): void {
    this.span = span;
    for (let it: Playhead | undefined = playhead; it !== undefined; it = it.outer) {
      if (!(it instanceof InnerRun)) continue;
      this.#isNested = true;
      this.#isReduced ||= 'respectsSetting' in Object(it.within);
    }
    this.#effect.attach?.(playhead, span);
  }

  update(progress: Progress, elapsed?: Seconds): void {
    this.#note(this, () => this.#effect.update(progress, elapsed));
  }

  undo(): void {
    undo(this.#effect);
  }

  stop(): void {
    this.#effect.stop?.();
  }
}
