import type { Recorder, StandIn } from '../../lines/recorder.js';
import type { StyledElement } from '../elemental.js';
import { pageText } from './computed-text.js';
import { Declaration, type Declared } from './declaration.js';

/** Stands in for a declaration while an action is read: what is set is recorded, and the element stays as it is. */
export class RecordedDeclaration extends Declaration implements StandIn {
  readonly #real: Declaration;
  readonly #recorder: Recorder<unknown>;
  /** The text in the element's own style without what is declared. */
  readonly #own: string;
  /** What the page gives the property. */
  readonly #page: string;

  constructor(real: Declaration, element: StyledElement, recorder: Recorder<unknown>) {
    super(element, real.name, real.transitions);
    // What others have declared in this frame counts.
    real.concede();
    real.transitions.follow();
    real.write();
    this.unit = real.unit;
    this.value = real.value;
    this.#real = real;
    this.#recorder = recorder;
    this.#own = real.own;
    this.#page = this.#own || real.readOwn(() => pageText(element, real.name));
    recorder.read(this.name, () => this.value ?? this.#page);
  }

  override get isActive(): boolean {
    return this.value !== null;
  }

  override get own(): string {
    return this.#own;
  }

  override set(value: Declared, by?: object): void {
    this.value = value;
    this.holder = by;
    this.#recorder.write(this.name, value ?? this.#page);
  }

  showWhile<V>(read: () => V): V {
    const real = this.#real;
    if (this.value === real.value) return read();
    // Meanwhile nothing is written to it.
    real.animations++;
    try {
      return this.readAs(String(this.value ?? this.#own), read);
    } finally {
      real.animations--;
    }
  }

  override concede(): void {
    // Nobody else writes a copy.
  }

  override write(): void {
    // The page is not written.
  }
}
