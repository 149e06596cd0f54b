import type { RecordableStyle } from '../lines/recorder.js';
import type { Progress } from '../time/effect.js';
import type { ScoreTween, ScoreValue } from './plan.js';

/** Two texts of a style, between which CSS interpolates, and the value at its start. */
export interface Way extends Pick<ScoreTween, 'from' | 'to'> {
  readonly first: ScoreValue;
}

/** A text between the ends of a style. The browser computes it when it is asked for. */
export class CssTween {
  readonly progress: Progress;
  readonly #textAt: (progress: Progress) => ScoreValue;

  constructor(progress: Progress, textAt: (progress: Progress) => ScoreValue) {
    this.progress = progress;
    this.#textAt = textAt;
  }

  get text(): ScoreValue {
    return this.#textAt(this.progress);
  }

  toString(): string {
    return String(this.text);
  }
}

/** What is recorded for a value of a copy. */
export type Recorded = ScoreValue | CssTween;

/** What a recorded value shows. */
export function shownOf(value: Recorded): ScoreValue {
  return value instanceof CssTween ? value.text : value;
}

/** The progress at which a style shows a value: that of a tween, or an end of its way. */
export function progressOf(value: Recorded, first: ScoreValue): Progress {
  if (value instanceof CssTween) return value.progress;
  return value === first ? 0 : 1;
}

/** Stands in for a declaration: what is set is recorded, and the element stays as it is. */
export class RecordedStyle {
  readonly name: string;
  readonly unit: string | undefined;
  /** What is declared; null for what the page gives the property. */
  value: Recorded;
  holder: object | undefined = undefined;
  parts: readonly unknown[] = [];
  readonly transitions = { follow: (): void => undefined };
  readonly #real: RecordableStyle;
  /** The text in the element's own style without what is declared. */
  readonly #own: string;
  /** What the page gives the property. */
  readonly page: string;
  readonly #note: (before: Recorded, value: Recorded) => void;

  /** @param shown What the page shows. @param note Records a change. */
  constructor(real: RecordableStyle, shown: () => string, note: (before: Recorded, value: Recorded) => void) {
    this.#real = real;
    // What others have declared in this frame counts.
    real.concede();
    real.transitions.follow();
    real.write();
    this.name = real.name;
    this.unit = real.unit;
    this.value = real.value;
    this.#own = real.own;
    this.page = this.#own || real.readOwn(shown);
    this.#note = note;
  }

  /** Whether it differs from what the element has. */
  get isRecorded(): boolean {
    return this.value !== this.#real.value;
  }

  get isActive(): boolean {
    return this.value !== null;
  }

  /** The text that is shown now. */
  get shown(): Recorded {
    return this.value ?? this.page;
  }

  isHeldBy(one: object): boolean {
    return this.isActive && this.holder === one;
  }

  set(value: Recorded, by?: object): void {
    const before = this.shown;
    this.value = value;
    this.holder = by;
    this.#note(before, this.shown);
  }

  readOwn<V>(read: () => V): V {
    return this.#real.readAs(this.#own, read);
  }

  /** Reads the page as if what is recorded were declared. */
  readRecorded<V>(read: () => V): V {
    const real = this.#real;
    // Meanwhile nothing is written to it.
    real.animations++;
    try {
      return real.readAs(String(this.value ?? this.#own), read);
    } finally {
      real.animations--;
    }
  }

  concede(): void {
    // Nobody else writes a copy.
  }

  write(): void {
    // The page is not written.
  }
}
