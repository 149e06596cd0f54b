import type { StyledElement } from '../elemental.js';
import { hasPage, type PageWriter, waitForFlush } from '../page.js';
import type { Declaration, Declared } from './declaration.js';
import { declarationsOf } from './declarations.js';

/** How the values of a property are read from an element, and spelled in its style. */
export interface Codec<V> {
  /** The property, as in CSS. */
  readonly name: string;
  /** What the element shows now. */
  read(element: StyledElement): V;
  /** The value as CSS takes it. */
  write(value: V): Declared;
  /** Whether a value is what the page gives the element, so that it needs no declaration. */
  isPage(value: V, page: V): boolean;
}

/**
 * A value in the style of an element: what the page gives it, until another one is set here.
 *
 * Four words: _page_ is what the page gives the element by itself, _ours_ what was set here last, _shown_ one of the
 * two, and the _holder_ of the declaration is who has set it last.
 */
export class Held<V> {
  readonly element: StyledElement;
  readonly declaration: Declaration;
  readonly codec: Codec<V>;
  /** Undefined until it is needed. */
  page: V | undefined = undefined;
  readonly #writer: PageWriter;
  #ours: V | undefined = undefined;

  /** @param writer What writes it at the next flush. */
  constructor(element: StyledElement, codec: Codec<V>, writer?: PageWriter) {
    const declarations = declarationsOf(element);
    this.element = element;
    this.declaration = declarations.of(codec.name);
    this.codec = codec;
    this.#writer = writer ?? this.declaration;
    declarations.values.push(this);
  }

  /** Whether what is shown was set here. */
  get isOurs(): boolean {
    return this.declaration.isHeldBy(this) && this.declaration.value !== 'auto';
  }

  /** What is shown; it is read from the page unless it was set here. */
  get value(): V {
    if (this.isOurs) return this.#ours!;
    // What others have set in this frame counts.
    if (hasPage()) this.declaration.write();
    const shown = this.codec.read(this.element);
    if (!this.declaration.isActive) this.page = shown;
    return shown;
  }
  set value(value: V) {
    const isShown = value === this.#ours && this.declaration.isHeldBy(this);
    this.page ??= this.readPage();
    // A side that was set to `auto` at that length stays so, unless the page itself gives the element that.
    if (isShown && !this.codec.isPage(value, this.page)) return;
    this.#ours = value;
    this.declare();
  }

  /** Declares a text for the value that was set, unless the page itself gives the element that. */
  declare(text: Declared = this.codec.write(this.#ours!)): void {
    this.declaration.set(this.codec.isPage(this.#ours!, this.page!) ? null : text, this);
    waitForFlush(this.#writer);
  }

  /** What the page would give the element now. */
  readPage(): V {
    return this.declaration.readOwn(() => this.codec.read(this.element));
  }

  /** Forgets what the page may have changed. */
  follow(): void {
    if (!this.isOurs) this.page = undefined;
  }
}

/** For numbers: those of a layout are not exact. */
export function areNear(a: number, b: number): boolean {
  return Math.abs(a - b) < 1e-6;
}
