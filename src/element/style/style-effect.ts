import { type Effect, type Progress, undo } from '../../time/effect.js';
import type { StyledElement } from '../elemental.js';
import { type PageWriter, waitForFlush } from '../page.js';
import { computedText } from './computed-text.js';
import { type Declared, remember } from './declaration.js';
import type { Interpolation } from './interpolation.js';
import type { Declaring } from './recorded-declaration.js';

/** What an action does to one property of an element. */
export class StyleChange {
  readonly declaration: Declaring;
  /** What is declared at progress 0; by default what was found. */
  readonly start: Declared | undefined;
  /** What is declared at progress 1; undefined for what the browser shows then. */
  readonly end: Declared | undefined;
  /** The text in between; null if the browser interpolates. */
  readonly textAt: ((progress: Progress) => Declared) | null;
  readonly #restore: () => void;
  #isDeclared = false;

  constructor(
    declaration: Declaring,
    start: Declared | undefined,
    end: Declared | undefined,
    textAt: StyleChange['textAt'] = null,
  ) {
    this.declaration = declaration;
    this.start = start;
    this.end = end;
    this.textAt = textAt;
    this.#restore = remember(declaration);
  }

  declare(value: Declared): void {
    const { declaration } = this;
    if (declaration.value !== value || !declaration.isHeldBy(this)) declaration.set(value, this);
    this.#isDeclared = true;
    waitForFlush(declaration);
  }

  /** Declares again what was found. */
  undo(): void {
    const { declaration } = this;
    if (this.#isDeclared) this.#restore();
    this.#isDeclared = false;
    if (declaration.isActive) waitForFlush(declaration);
  }

  /** Shows a progress without the browser; where it would have to interpolate, the start until the end. */
  show(progress: Progress): void {
    const { start, end, textAt } = this;
    if (progress === 1 || (textAt === null && progress > 1)) {
      if (end !== undefined) this.declare(end);
    } else if (progress !== 0 && textAt !== null) this.declare(textAt(progress));
    else if (start === undefined) this.undo();
    else this.declare(start);
  }
}

/**
 * Shows changes of an element's style that are all of numbers, or all made by the browser, which also shows what a
 * curve takes beyond its ends. When it has stopped, nothing but the style is left.
 */
export class StyleEffect implements Effect, PageWriter {
  readonly #element: StyledElement;
  readonly #changes: readonly StyleChange[];
  /** Null where there is none, as in jsdom. */
  readonly #interpolation: Interpolation | null;
  /** Whether the browser shows only what is beyond the ends. */
  readonly #areNumbers: boolean;
  #progress: Progress = 0;
  /** Whether the next flush gives the element back to its style. */
  #isOver = false;

  constructor(element: StyledElement, changes: readonly StyleChange[], interpolation: Interpolation | null) {
    this.#element = element;
    this.#changes = changes;
    this.#interpolation = interpolation;
    this.#areNumbers = changes.every(({ textAt }) => textAt !== null);
  }

  update(progress: Progress): void {
    this.#progress = progress;
    const isInside = progress >= 0 && progress <= 1;
    if (this.#interpolation === null || (isInside && this.#areNumbers)) {
      this.#show(progress);
    } else if (this.#changes[0]?.declaration.animations === 0) {
      // Otherwise the browser shows it by itself: see `playNative`.
      // Going back from an end, the browser has to find what was there at the start.
      if (this.#isOver || !this.#interpolation.isShown) for (const change of this.#changes) change.undo();
      this.#isOver = false;
      this.#interpolation.show(progress);
    }
  }

  undo(): void {
    for (const change of this.#changes) change.undo();
    this.#uncover();
  }

  /** Leaves what the browser shows now in the style. */
  stop(): void {
    if (this.#interpolation?.isShown !== true || this.#isOver) return;
    const progress = this.#progress;
    const isKnown = progress === 0 || (progress === 1 && this.#changes.every(({ end }) => end !== undefined));
    if (isKnown) {
      this.#show(progress);
      return;
    }
    const texts = this.#changes.map(({ declaration }) => computedText(this.#element, declaration.name, true));
    this.#changes.forEach((change, index) => {
      change.declare(texts[index]!);
    });
    this.#uncover();
  }

  #show(progress: Progress): void {
    for (const change of this.#changes) change.show(progress);
    this.#uncover();
  }

  /** At the next flush: many that stop in one frame would otherwise be laid out one by one. */
  #uncover(): void {
    if (this.#interpolation?.isShown !== true) return;
    this.#isOver = true;
    for (const { declaration } of this.#changes) {
      declaration.uncovering = this;
      waitForFlush(declaration);
    }
  }

  write(): void {
    if (!this.#isOver || this.#interpolation?.isShown !== true) return;
    // Before the animation ends, so that no frame shows neither.
    for (const { declaration } of this.#changes) declaration.write();
    this.#interpolation.cancel();
  }
}

/** Several effects as one. */
export function joinEffects(effects: readonly Effect[]): Effect {
  return {
    update(progress) {
      for (const effect of effects) effect.update(progress);
    },
    undo() {
      for (const effect of effects) undo(effect);
    },
    stop() {
      for (const effect of effects) effect.stop?.();
    },
  };
}
