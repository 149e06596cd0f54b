import { realOf, recorderOf } from '../../lines/recorder.js';
import type { InnerEffect, Line, Progress } from '../../time/effect.js';
import type { Elemental, StyledElement } from '../elemental.js';
import { type PageWriter, waitForFlush } from '../page.js';
import { computedText, pageText } from './computed-text.js';
import { type Declaration, type Declared, remember } from './declaration.js';
import { lowerPriority } from './priority.js';
import { keyframeName, StyleAnimation } from './style-animation.js';

/** How a property changes: its ends, and what is shown in between. */
export interface StyleWay {
  /** What is declared at progress 0; by default what was found. */
  readonly start?: Declared | undefined;
  /** What is declared at progress 1; undefined for what the browser shows then. */
  readonly end?: Declared | undefined;
  /** The text in between; undefined if the browser interpolates. */
  readonly textAt?: ((progress: Progress) => Declared) | undefined;
  /** The ends as the browser takes them in keyframes; undefined for what the page gives the property. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** The keyframes of the browser, if they are not the two ends; null if it cannot interpolate. */
  readonly frames?: readonly object[] | null | undefined;
}

/**
 * Changes one property of an element: by texts, or by an animation of the browser. Where a curve takes texts beyond
 * their ends, the browser shows them, too. When it has stopped, nothing but the style is left.
 */
export class StyleChange implements InnerEffect, PageWriter {
  /** In a score: the texts between which CSS interpolates. */
  #line: Line | undefined;
  readonly #element: StyledElement;
  readonly #declaration: Declaration;
  readonly #way: StyleWay;
  /** Restores what was found. */
  readonly #restore: () => void;
  readonly #textAt: StyleWay['textAt'];
  /** Not in a simulated page; and a recorded element stays as it is. */
  readonly #canAnimate: boolean;
  #animation: StyleAnimation | undefined;
  #isAnimated = false;
  #progress: Progress = 0;
  #isDeclared = false;

  /** @param animation By default one of its own, if it needs any. */
  constructor(target: Elemental, declaration: Declaration, way: StyleWay, animation?: StyleAnimation) {
    const { element } = realOf(target);
    const recorder = recorderOf(target);
    const canAnimate = way.frames !== null && 'animate' in element;
    this.#element = element;
    this.#declaration = declaration;
    this.#way = way;
    if (way.textAt === undefined) this.#animation = animation?.add(framesOf(declaration.name, way));
    this.#restore = remember(declaration);
    this.#canAnimate = canAnimate && recorder === undefined;
    this.#textAt = way.textAt;
    if (recorder === undefined) return;
    const { name } = declaration;
    const { from = pageText(element, name), to, textAt } = way;
    const textOf = textAt ?? ((progress) => (canAnimate ? this.animatedText(progress) : from));
    this.#textAt = (progress) => recorder.delay(() => textOf(progress));
    if (to !== undefined) this.#line = { from, to };
  }

  update(progress: Progress): void {
    this.#progress = progress;
    const isInside = progress >= 0 && progress <= 1;
    if (!this.#canAnimate || (isInside && this.#textAt !== undefined)) {
      this.#show(progress);
    } else if (this.#declaration.animations > 0) {
      // The browser shows it by itself (see `playNative`), but what follows starts from the end.
      if (progress === 1) this.#show(1);
    } else {
      // Going back from an end, the browser has to find what was there at the start.
      if (!this.#isAnimated || this.#isOver) this.#giveBack();
      if (this.#isOver) this.#declaration.ending = null;
      this.#animate(progress);
    }
  }

  lineOf(property: string): Line | undefined {
    return property === this.#declaration.name ? this.#line : undefined;
  }

  /** Declares again what was found. */
  undo(): void {
    this.#giveBack();
    this.#end();
  }

  /** Leaves what the browser shows now in the style. */
  stop(): void {
    if (!this.#isAnimated || this.#isOver) return;
    const progress = this.#progress;
    if (progress === 0 || (progress === 1 && this.#way.end !== undefined)) {
      this.#show(progress);
    } else {
      this.declare(computedText(this.#element, this.#declaration.name, true));
      this.#end();
    }
  }

  declare(value: Declared): void {
    const declaration = this.#declaration;
    if (declaration.value !== value || declaration.holder !== undefined) declaration.set(value);
    this.#isDeclared = true;
    waitForFlush(declaration);
  }

  /** What the browser would show. */
  animatedText(progress: Progress): string {
    this.#animate(progress);
    const text = computedText(this.#element, this.#declaration.name, true);
    this.#cancel();
    return text;
  }

  /** Ends the animation, once what is declared has been written. */
  write(): void {
    if (this.#isAnimated) this.#cancel();
  }

  /** Whether the next flush gives the element back to its style. */
  get #isOver(): boolean {
    return this.#declaration.ending === this;
  }

  /** Declares a progress; where the browser would have to interpolate, the start until the end. */
  #show(progress: Progress): void {
    const { start, end } = this.#way;
    const textAt = this.#textAt;
    if (progress === 1 || (textAt === undefined && progress > 1)) {
      if (end !== undefined) this.declare(end);
    } else if (progress !== 0 && textAt !== undefined) this.declare(textAt(progress));
    else if (start === undefined) this.#giveBack();
    else this.declare(start);
    this.#end();
  }

  #giveBack(): void {
    if (this.#isDeclared) this.#restore();
    this.#isDeclared = false;
    if (this.#declaration.isActive) waitForFlush(this.#declaration);
  }

  /** At the next flush: many that stop in one frame would otherwise be laid out one by one. */
  #end(): void {
    if (!this.#isAnimated) return;
    this.#declaration.ending = this;
    waitForFlush(this.#declaration);
  }

  #animate(progress: Progress): void {
    if (!this.#isAnimated) {
      this.#isAnimated = true;
      lowerPriority(this.#element, this.#declaration.name, 1);
      this.#animation ??= new StyleAnimation().add(framesOf(this.#declaration.name, this.#way));
    }
    this.#animation!.show(this.#element, this.#declaration, progress);
  }

  #cancel(): void {
    this.#isAnimated = false;
    this.#animation!.end(this.#declaration);
    lowerPriority(this.#element, this.#declaration.name, -1);
  }
}

function framesOf(name: string, { from, to, frames }: StyleWay): readonly object[] {
  return frames ?? [from, to].map((text) => (text === undefined ? {} : { [keyframeName(name)]: text }));
}
