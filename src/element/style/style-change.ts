import { LazyText, realOf, recorderOf } from '../../lines/recorder.js';
import { scriptName } from '../../target/css-name.js';
import type { InnerEffect, Line, Progress } from '../../time/effect.js';
import type { Elemental, StyledElement } from '../elemental.js';
import { type PageWriter, waitForFlush } from '../page.js';
import { computedText, pageText } from './computed-text.js';
import { type Declaration, type Declared, remember } from './declaration.js';
import { lowerPriority } from './priority.js';

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
  /** How the whole is timed, as in CSS, by default linearly; otherwise it stays between its start and its end. */
  readonly easing?: string | undefined;
  readonly composite?: CompositeOperation | undefined;
}

/**
 * Changes one property of an element: by texts, or by a paused animation of the browser whose time is set. Where a curve
 * takes texts beyond their ends, the browser shows them, too. When it has stopped, nothing but the style is left.
 */
export class StyleChange implements InnerEffect, PageWriter {
  /** In a score: the texts between which CSS interpolates. */
  declare readonly lines?: readonly Line[];
  readonly #element: StyledElement;
  readonly #declaration: Declaration;
  readonly #way: StyleWay;
  /** Restores what was found. */
  readonly #restore: () => void;
  readonly #textAt: StyleWay['textAt'];
  /** Not in a simulated page; and a recorded element stays as it is. */
  readonly #canAnimate: boolean;
  #animation: Animation | null = null;
  #progress: Progress = 0;
  #isDeclared = false;

  constructor(target: Elemental, declaration: Declaration, way: StyleWay) {
    const { element } = realOf(target);
    const recorder = recorderOf(target);
    const canAnimate = way.frames !== null && 'animate' in element;
    this.#element = element;
    this.#declaration = declaration;
    this.#way = way;
    this.#restore = remember(declaration);
    this.#canAnimate = canAnimate && recorder === undefined;
    this.#textAt = way.textAt;
    if (recorder === undefined) return;
    const { name } = declaration;
    const { from = pageText(element, name), to, textAt } = way;
    const textOf = textAt ?? ((progress) => (canAnimate ? this.animatedText(progress) : from));
    this.#textAt = (progress) => new LazyText(() => textOf(progress));
    if (to !== undefined) this.lines = [{ property: name, from, to }];
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
      if (this.#animation === null || this.#isOver) this.#giveBack();
      if (this.#isOver) this.#declaration.ending = null;
      this.#animate(progress);
    }
  }

  /** Declares again what was found. */
  undo(): void {
    this.#giveBack();
    this.#end();
  }

  /** Leaves what the browser shows now in the style. */
  stop(): void {
    if (this.#animation === null || this.#isOver) return;
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
    if (this.#animation !== null) this.#cancel();
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
    if (this.#animation === null) return;
    this.#declaration.ending = this;
    waitForFlush(this.#declaration);
  }

  #animate(progress: Progress): void {
    const { composite = 'replace', easing } = this.#way;
    // A progress from -2 to 3, so that curves may overshoot.
    const [least, most] = easing === undefined ? [-2, 3] : [0, 1];
    if (this.#animation === null) {
      lowerPriority(this.#element, this.#declaration.name, 1);
      this.#animation = this.#element.animate(this.#frames as Keyframe[], {
        // A second for a progress of 1: browsers may round times to microseconds.
        duration: (most - least) * 1000,
        fill: 'both',
        easing: easing ?? 'linear(-2, 3)',
        composite,
      });
      this.#animation.pause();
    }
    this.#animation.currentTime = (Math.max(least, Math.min(progress, most)) - least) * 1000;
  }

  #cancel(): void {
    this.#animation!.cancel();
    this.#animation = null;
    lowerPriority(this.#element, this.#declaration.name, -1);
  }

  get #frames(): readonly object[] {
    const { from, to, frames } = this.#way;
    const name = keyframeName(this.#declaration.name);
    return frames ?? [from, to].map((text) => (text === undefined ? {} : { [name]: text }));
  }
}

/** The name of a property in a keyframe, where `offset` and `float` mean something else. */
export function keyframeName(name: string): string {
  return name === 'offset' || name === 'float' ? scriptName(`css-${name}`) : scriptName(name);
}
