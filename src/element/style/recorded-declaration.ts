import type { Lens } from '../../lines/lens.js';
import { recordable } from '../../lines/recorder.js';
import type { Elemental, StyledElement } from '../elemental.js';
import { computedText } from './computed-text.js';
import type { Declaration, Declared } from './declaration.js';
import { declarationsOf } from './declarations.js';

/** What effects need of a {@link Declaration}. */
export type Declaring = Pick<
  Declaration,
  'name' | 'value' | 'holder' | 'isActive' | 'isHeldBy' | 'set' | 'write' | 'unit' | 'animations' | 'uncovering'
>;

/** A property of an element in a score: what is declared is recorded, and the element stays as it is. */
export class RecordedDeclaration implements Declaring {
  readonly name: string;
  value: Declared = null;
  holder: object | undefined = undefined;
  unit: string | undefined;
  animations = 0;
  uncovering: Declaration['uncovering'] = null;
  readonly #target: Elemental;
  readonly #lens: Lens<Elemental>;
  readonly #own: string;

  /** @param target A copy. @param element The element itself. */
  constructor(target: Elemental, element: StyledElement, name: string) {
    this.name = name;
    this.unit = declarationsOf(element).of(name).unit;
    this.#target = target;
    this.#own = element.style.getPropertyValue(name) || computedText(element, name);
    this.#lens = recordable({ name, read: () => this.#own as never, write: () => undefined });
  }

  /** What was recorded last, or else what the page shows. */
  get text(): string {
    return String(this.#lens.read(this.#target));
  }

  get isActive(): boolean {
    return this.value !== null;
  }

  isHeldBy(one: object): boolean {
    return this.isActive && this.holder === one;
  }

  set(value: Declared, by?: object): void {
    this.value = value;
    this.holder = by;
    this.#lens.write(this.#target, (value ?? this.#own) as never);
  }

  write(): void {
    // The page is not written.
  }
}
