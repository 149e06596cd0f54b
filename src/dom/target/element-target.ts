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
  /** Itself while it reads: what it is found with is not written. */
  next: Writer | null = this;
  #own: OwnTransform;
  /** Its transform in the page's own style. */
  #ownText: string;
  readonly #declarations: Declarations;
  #hasMoved = false;
  #isFirstMove = true;
  #scaleZ = 1;
  #view = '';
  #opacity: number;
  #ownOpacity: number;
  /** Undefined until it is written: it follows the page until then. */
  #visible: boolean | undefined = undefined;
  /** The `visibility` with which it is visible: as it was found, so that it still goes with its parent. */
  #visibility = 'visible';
  /** NaN until it is known. */
  #width = NaN;
  #height = NaN;
  #ownWidth = NaN;
  #ownHeight = NaN;

  constructor(element: StyledElement) {
    // Elsewhere the computed style is empty.
    if (!element.isConnected) throw new Error('domTarget: element must be in the document, got one that is not');
    super();
    const computed = getComputedStyle(element);
    this.element = element;
    this.#declarations = new Declarations(element.style);
    this.#own = ownTransform(element, computed);
    this.#opacity = this.#ownOpacity = opacityOf(computed);
    this.#ownText = this.#readTransform();
    this.next = null;
  }

  /** Reads again what the page may have changed, except for what is declared here. */
  follow(): void {
    if (!this.element.isConnected) return;
    const computed = getComputedStyle(this.element);
    if (!this.#declarations.has('opacity')) this.#opacity = this.#ownOpacity = opacityOf(computed);
    if (!this.#declarations.has('width')) this.#width = NaN;
    if (!this.#declarations.has('height')) this.#height = NaN;
    if (!this.#isFirstMove || this.#hasMoved) return;
    this.#own = ownTransform(this.element, computed);
    this.#ownText = this.#readTransform();
  }

  /** Gives back all that is declared here, and reads what the page has instead. */
  release(): void {
    this.#declarations.giveBack();
    this.#declarations.write();
    this.#isFirstMove = true;
    this.#visible = undefined;
    Object.assign(this, { skewY: 0, flippedX: false, flippedY: false, view: '' });
    this.#hasMoved = false;
    this.follow();
  }

  /** Takes over the numbers of its own transform. Returns its text. */
  #readTransform(): string {
    const { next } = this;
    this.next = this;
    Object.assign(this, this.#own.numbers);
    this.#hasMoved = false;
    this.next = next;
    return transformText(this, this.#own);
  }

  /** Declares a property of its style. @param name As in CSS. @param value Null to give the property back. */
  declare(name: string, value: string | number | null): void {
    this.#declarations.set(name, value);
    if (this.next === null) waitForFlush(this);
  }

  write(): void {
    if (this.#hasMoved) {
      this.#hasMoved = false;
      const text = transformText(this, this.#own);
      if (text === this.#ownText && !this.#needsOrigin) this.#giveBackTransform();
      else {
        if (this.#isFirstMove) this.#takeOver();
        this.#declarations.set('transform', text);
      }
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

  /** Whether a shape of another size must keep its middle for an origin. */
  get #needsOrigin(): boolean {
    return this.#own.origin !== null && (this.#declarations.has('width') || this.#declarations.has('height'));
  }

  /** The transform is the page's own again. */
  #giveBackTransform(): void {
    this.#isFirstMove = true;
    const { singles, origin } = this.#own;
    for (const name of ['transform', ...singles]) this.#declarations.set(name, null);
    if (origin !== null) for (const name of ['transform-box', 'transform-origin']) this.#declarations.set(name, null);
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
    this.declare('opacity', value === this.#ownOpacity ? null : value);
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
    if (Number.isNaN(this.#width)) this.#width = this.#ownWidth = this.#length('width');
    return this.#width || 0;
  }
  set width(value: number) {
    if (value === this.#width) return;
    this.#width = value;
    this.#resize('width', value, this.#ownWidth);
  }

  get height(): number {
    if (Number.isNaN(this.#height)) this.#height = this.#ownHeight = this.#length('height');
    return this.#height || 0;
  }
  set height(value: number) {
    if (value === this.#height) return;
    this.#height = value;
    this.#resize('height', value, this.#ownHeight);
  }

  /** NaN for anything but pixels, as where the element is not displayed. */
  #length(side: 'width' | 'height'): number {
    const text = getComputedStyle(this.element)[side];
    return text.endsWith('px') ? parseFloat(text) : NaN;
  }

  #resize(side: 'width' | 'height', pixels: number, own: number): void {
    this.declare(side, pixels === own ? null : `${Math.max(0, pixels)}px`);
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

  get scale(): never {
    throw new TypeError('domTarget: scale must be animated by scaleTo, as scaleX and scaleY, got a property');
  }

  get backgroundColor(): never {
    throw new TypeError('domTarget: backgroundColor must be animated by styleTo of rx-motion/dom, got a property');
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

function opacityOf(computed: CSSStyleDeclaration): number {
  return Number(computed.opacity || 1);
}

function missing(property: string, feature: string): never {
  throw new TypeError(`domTarget: ${property} needs ${feature}(target) of rx-motion/dom, got a target without it`);
}
