import { Transform } from '../../target/transform.js';
import { Declarations } from '../style/declarations.js';
import type { StyledElement } from '../style/elemental.js';
import { type Writer, waitForFlush } from '../style/flush.js';
import { type OwnTransform, ownTransform } from '../transform/own-transform.js';
import { transformText } from '../transform/transform-text.js';
import type { DomTarget } from './dom-target.js';
import { isHiddenItself } from './hidden-itself.js';

/** How an element looks, in numbers of its own. They are written to its style at the next flush. */
export class ElementTarget extends Transform implements DomTarget, Writer {
  readonly element: StyledElement;
  /** Itself at first: what it is found with is not written. */
  next: Writer | null = this;
  readonly #own: OwnTransform;
  readonly #declarations: Declarations;
  #hasMoved = false;
  #isFirstMove = true;
  #scaleZ = 1;
  #view = '';
  #opacity: number;
  /** Undefined until it is written: it follows the page until then. */
  #visible: boolean | undefined = undefined;
  /** The `visibility` with which it is visible: as it was found, so that it still goes with its parent. */
  #visibility = 'visible';
  /** NaN until it is known. */
  #width = NaN;
  #height = NaN;

  constructor(element: StyledElement) {
    // Elsewhere the computed style is empty.
    if (!element.isConnected) throw new Error('domTarget: element must be in the document, got one that is not');
    super();
    const computed = getComputedStyle(element);
    this.element = element;
    this.#declarations = new Declarations(element.style);
    this.#own = ownTransform(element, computed);
    this.#opacity = Number(computed.opacity || 1);
    Object.assign(this, this.#own.numbers);
    this.#hasMoved = false;
    this.next = null;
  }

  /** Declares a property of its style. @param name As in CSS. */
  declare(name: string, value: string | number): void {
    this.#declarations.set(name, value);
    if (this.next === null) waitForFlush(this);
  }

  write(): void {
    if (this.#hasMoved) {
      this.#hasMoved = false;
      if (this.#isFirstMove) this.#takeOver();
      this.#declarations.set('transform', transformText(this, this.#own));
    }
    this.#declarations.write();
  }

  /** Replaces what else moves the element, for its numbers stand for that from now on. */
  #takeOver(): void {
    const { singles, origin } = this.#own;
    this.#isFirstMove = false;
    for (const name of singles) this.#declarations.set(name, 'none');
    if (origin === null) return;
    this.#declarations.set('transform-box', origin.box);
    this.#declarations.set('transform-origin', origin.point);
  }

  protected override changed(): void {
    this.#hasMoved = true;
    if (this.next === null) waitForFlush(this);
  }

  get scaleZ(): number {
    return this.#scaleZ;
  }
  set scaleZ(value: number) {
    if (value === this.#scaleZ) return;
    this.#scaleZ = value;
    this.changed();
  }

  /** The view of a camera, as a transform of CSS; empty without one. */
  get view(): string {
    return this.#view;
  }
  set view(value: string) {
    this.#view = value;
    this.changed();
  }

  get opacity(): number {
    return this.#opacity;
  }
  set opacity(value: number) {
    if (value === this.#opacity) return;
    this.#opacity = value;
    this.declare('opacity', value);
  }

  get visible(): boolean {
    return this.#visible ?? isHiddenItself(this.element) !== true;
  }
  set visible(value: boolean) {
    if (value === this.visible) return;
    if (this.#visible === undefined && !value) this.#visibility = this.element.style.visibility;
    this.#visible = value;
    this.declare('visibility', value ? this.#visibility : 'hidden');
  }

  get width(): number {
    if (Number.isNaN(this.#width)) this.#width = this.#length('width');
    return this.#width || 0;
  }
  set width(value: number) {
    if (value === this.#width) return;
    this.#width = value;
    this.#resize('width', value);
  }

  get height(): number {
    if (Number.isNaN(this.#height)) this.#height = this.#length('height');
    return this.#height || 0;
  }
  set height(value: number) {
    if (value === this.#height) return;
    this.#height = value;
    this.#resize('height', value);
  }

  /** NaN for anything but pixels, as where the element is not displayed. */
  #length(side: 'width' | 'height'): number {
    const text = getComputedStyle(this.element)[side];
    return text.endsWith('px') ? parseFloat(text) : NaN;
  }

  #resize(side: 'width' | 'height', pixels: number): void {
    this.declare(side, `${Math.max(0, pixels)}px`);
    // A shape must have its middle for an origin by then.
    if (this.#own.origin !== null) this.changed();
  }

  remove(): void {
    this.element.remove();
  }

  get removed(): boolean {
    return !this.element.isConnected;
  }

  get color(): never {
    return missing('color', 'withColor');
  }

  get spriteFrame(): never {
    return missing('spriteFrame', 'withSpriteFrames');
  }

  get percentage(): never {
    return missing('percentage', 'withProgress');
  }

  get eye(): never {
    return missing('eye', 'withCamera');
  }
}

function missing(property: string, feature: string): never {
  throw new TypeError(`domTarget: ${property} needs ${feature}(target) of rx-motion/dom, got a target without it`);
}
