import { realOf, recorderOf } from '../../lines/recorder.js';
import { type Effect, type Progress, undo } from '../../time/effect.js';
import type { Elemental, StyledElement } from '../elemental.js';
import { type PageWriter, waitForFlush } from '../page.js';
import { computedText } from './computed-text.js';
import { Interpolation } from './interpolation.js';
import type { StyleChange } from './style-change.js';

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

  /** @param frames As for {@link Interpolation}, like the rest; null if the browser cannot interpolate the changes. */
  constructor(
    target: Elemental,
    changes: readonly StyleChange[],
    frames: (() => readonly object[]) | null,
    easing?: string,
    composite?: CompositeOperation,
  ) {
    const { element } = realOf(target);
    this.#element = element;
    this.#changes = changes;
    const recorder = recorderOf(target);
    const names = changes.map(({ declaration }) => declaration.name);
    const interpolation =
      frames !== null && 'animate' in element ? new Interpolation(element, names, frames, easing, composite) : null;
    // A recorded element stays as it is: the browser only says what it would show.
    if (recorder !== undefined)
      for (const change of changes) {
        const { declaration, ends } = change;
        change.textAt ??= interpolation && textsOf(element, declaration.name, interpolation);
        if (ends.to !== undefined) change.textAt = recorder.tween(declaration, ends, change.textAt);
      }
    this.#interpolation = recorder === undefined ? interpolation : null;
    this.#areNumbers = changes.every(({ textAt }) => textAt !== null);
  }

  update(progress: Progress): void {
    this.#progress = progress;
    const isInside = progress >= 0 && progress <= 1;
    if (this.#interpolation === null || (isInside && this.#areNumbers)) {
      this.#show(progress);
    } else if (this.#changes.every(({ declaration }) => declaration.animations > 0)) {
      // The browser shows them by itself (see `playNative`), but what follows starts from the end.
      if (progress === 1) this.#show(1);
    } else {
      // Going back from an end, the browser has to find what was there at the start.
      if (this.#isOver || !this.#interpolation.isShown) for (const change of this.#changes) change.undo();
      this.#isOver = false;
      this.#interpolation.show(progress);
    }
  }

  undo(): void {
    for (const change of this.#changes) change.undo();
    this.#end();
  }

  /** Leaves what the browser shows now in the style. */
  stop(): void {
    if (this.#interpolation?.isShown !== true || this.#isOver) return;
    const progress = this.#progress;
    const isKnown = progress === 0 || (progress === 1 && this.#changes.every(({ ends }) => ends.end !== undefined));
    if (isKnown) {
      this.#show(progress);
      return;
    }
    const texts = this.#changes.map(({ declaration }) => computedText(this.#element, declaration.name, true));
    this.#changes.forEach((change, index) => {
      change.declare(texts[index]!);
    });
    this.#end();
  }

  #show(progress: Progress): void {
    for (const change of this.#changes) change.show(progress);
    this.#end();
  }

  /** At the next flush: many that stop in one frame would otherwise be laid out one by one. */
  #end(): void {
    if (this.#interpolation?.isShown !== true) return;
    this.#isOver = true;
    for (const { declaration } of this.#changes) {
      declaration.ending = this;
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

/** The texts of a property in an animation, each read when it is asked for. */
export function textsOf(
  element: StyledElement,
  name: string,
  interpolation: Interpolation,
): (progress: Progress) => string {
  return (progress) => {
    interpolation.show(progress);
    const text = computedText(element, name, true);
    interpolation.cancel();
    return text;
  };
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
