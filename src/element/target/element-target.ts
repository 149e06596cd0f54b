import type { SizeSide, SizeWord } from '../../actions/size-words.js';
import { START, VIEW } from '../../lines/target.js';
import type { StyledElement } from '../elemental.js';
import { hasPage, type PageWriter, thisStart, waitForFlush } from '../page.js';
import { NO_SIZE } from '../style/computed-text.js';
import { type Declarations, declarationsOf } from '../style/declarations.js';
import { type Codec, Held } from '../style/held.js';
import { HeldTransform } from '../transform/held-transform.js';
import { NOT_MOVED, type TransformNumbers } from '../transform/own-transform.js';
import { OPACITY, SIDE_CODECS, VISIBILITY } from './computed-values.js';
import type { DomTarget } from './dom-target.js';
import { Mover } from './mover.js';

/** Angular's own flag, set when Angular is loaded and known to its build: false in production. */
declare const ngDevMode: unknown;

const needs: Readonly<Record<string, string>> = {
  color: 'withColor(target) of rx-motion/dom',
  spriteFrame: 'withSpriteFrames(target) of rx-motion/dom',
  percentage: 'withProgress(target) of rx-motion/dom',
  eye: 'withCamera(target) of rx-motion/dom',
  scale: 'scaleTo',
  rotationSkewX: 'skewTo',
  rotationSkewY: 'skewTo',
  rotate: 'rotateTo',
  translate: 'moveTo',
};

/** The numbers of its transform, each as a property. */
// eslint-disable-next-line @typescript-eslint/no-unsafe-declaration-merging -- as below
export interface ElementTarget extends TransformNumbers {
  /** The same as `rotation`. */
  rotationZ: number;
}

/**
 * How an element looks, in numbers of its own. They are written to its style at the next flush. Reading what a feature
 * would add throws an error that names the feature.
 */
// eslint-disable-next-line @typescript-eslint/no-unsafe-declaration-merging -- the constructor defines the numbers
export class ElementTarget implements DomTarget, PageWriter {
  readonly element: StyledElement;
  readonly transform: HeldTransform;
  mover: Mover = new Mover(this);
  isLed = false;
  /** When an action started on it last. */
  #startedAt = -1;
  /** Whether the page has been read. */
  #isRead = false;
  readonly #declarations: Declarations;
  readonly #opacity = { ...OPACITY };

  constructor(element: StyledElement) {
    if (!('x' in this)) defineNumbers(ElementTarget.prototype);
    this.element = element;
    this.#declarations = declarationsOf(element);
    this.transform = new HeldTransform(element);
    this.follow();
  }

  /** Forgets what the page may have changed, except for what is still declared here: it is read when it is needed. */
  follow(): void {
    // Outside the document, the computed style is empty.
    if (!hasPage() || !this.element.isConnected || this.#declarations.areAnimated) return;
    this.#isRead = true;
    this.#declarations.follow(this.transform.isPending ? 'transform' : undefined);
    this.transform.follow();
  }

  /** Takes its position from the actions that have started on it. */
  take(): void {
    for (const one of this.#declarations.shows) one.end();
    this.mover = new Mover(this);
  }

  /** Gives back all that is declared here, and reads what the page has instead. */
  release(): void {
    if (!hasPage()) return;
    // A stopped flip may have left the element partly transparent.
    this.showOpacity(1);
    // Declares what waits, too: the numbers are only read again if something is declared.
    this.write();
    this.#declarations.release();
    this.follow();
  }

  /** Declares a property of its style. @param name As in CSS. @param value Null to give the property back. */
  declare(name: string, value: string | number | null): void {
    this.#declarations.of(name).set(value, this);
    waitForFlush(this);
  }

  /** A value of its style, written together with its other ones. */
  hold<V>(codec: Codec<V>): Held<V> {
    const known = this.#declarations.values.find((held) => held.codec === codec) as Held<V> | undefined;
    return known ?? new Held(this.element, codec, this);
  }

  write(): void {
    this.transform.declare();
    this.#declarations.write();
  }

  /** Call it when a number of its transform has changed. */
  changed(): void {
    if (this.transform.isPending) return;
    this.transform.isPending = true;
    this.#declarations.know();
    waitForFlush(this);
  }

  get opacity(): number {
    return this.hold(this.#opacity).value;
  }
  set opacity(value: number) {
    this.hold(this.#opacity).value = value;
  }

  /** Shows only a part of the opacity, from 0 to 1, while any action may write it. */
  showOpacity(part: number): void {
    if (part === this.#opacity.part) return;
    const held = this.hold(this.#opacity);
    const { value } = held;
    this.#opacity.part = part;
    held.value = value;
    held.declare();
  }

  get visible(): boolean {
    return this.hold(VISIBILITY).value;
  }
  set visible(value: boolean) {
    this.hold(VISIBILITY).value = value;
  }

  get width(): number {
    return this.#sizeOf('width');
  }
  set width(value: number | 'auto') {
    this.#resize('width', value);
  }

  get height(): number {
    return this.#sizeOf('height');
  }
  set height(value: number | 'auto') {
    this.#resize('height', value);
  }

  measure(side: SizeSide, word: SizeWord): number {
    if (!hasPage()) return this[side];
    this.#declarations.write();
    const codec = SIDE_CODECS[side];
    const held = this.hold(codec);
    const page = held.readPage();
    if (word === '*') return (held.page = Math.max(0, page));
    const size = held.declaration.readAs('auto', () => codec.read(this.element));
    // If it is not displayed, it is not known whether the page gives it `auto`.
    held.page = size === NO_SIZE ? size : page;
    return Math.max(0, size);
  }

  /** Called when an action starts on it: what the page may have changed is no longer known. */
  begin(): void {
    if (!hasPage()) return;
    const now = thisStart();
    if (this.#startedAt !== now) this.follow();
    this.#startedAt = now;
    this.#declarations.start();
    if (!this.#isRead)
      throw new Error('domTarget: element must be in the document when it is first animated, got one that is not');
  }

  /** 0 if the element is not displayed; but an action that starts must be able to tell that from a size of 0. */
  #sizeOf(side: SizeSide): number {
    const held = this.hold(SIDE_CODECS[side]);
    // It may depend on whatever is about to be written.
    if (!held.isOurs) this.#declarations.write();
    const { value } = held;
    return value === NO_SIZE && this.#startedAt !== thisStart() ? 0 : value;
  }

  /** A side may become `auto` once it is that long. */
  #resize(side: SizeSide, value: number | 'auto'): void {
    const held = this.hold(SIDE_CODECS[side]);
    if (value === 'auto') held.declare(value);
    else held.value = value;
  }

  remove(): void {
    this.element.remove();
  }

  get removed(): boolean {
    return !this.element.isConnected;
  }
}

function begin(this: ElementTarget): void {
  this.begin();
}

/** Defines what a target shows of its transform, once there is one. A class that did it by itself would always be kept. */
function defineNumbers(prototype: ElementTarget): void {
  const define = (
    name: string | symbol,
    get: (this: ElementTarget) => unknown,
    set?: (this: ElementTarget, value: never) => void,
  ): void => {
    Object.defineProperty(prototype, name, { get, set } as PropertyDescriptor);
  };
  define(VIEW, function () {
    return this.mover;
  });
  define(START, () => begin);
  for (const name of [...Object.keys(NOT_MOVED.numbers), 'rotationZ']) {
    const key = (name === 'rotationZ' ? 'rotation' : name) as 'x';
    define(
      name,
      function () {
        return this.transform.numbers[key];
      },
      function (value) {
        const { numbers } = this.transform;
        if (numbers[key] === value) return;
        numbers[key] = value;
        this.changed();
      },
    );
  }
  // Angular's production builds drop these hints: there, the property is missing.
  if (typeof ngDevMode === 'undefined' || ngDevMode)
    for (const [name, what] of Object.entries(needs))
      define(name, () => {
        throw new TypeError(`domTarget: ${name} needs ${what}`);
      });
}
