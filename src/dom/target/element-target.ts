import { isBrowserOwned } from '../style/browser-owned.js';
import { Declarations } from '../style/declarations.js';
import type { StyledElement } from '../style/elemental.js';
import { type Writer, waitForFlush } from '../style/flush.js';
import { releaseValues, writeValues } from '../style/style-value.js';
import { transitionsOf } from '../style/held-transitions.js';
import { hasPage } from '../style/has-page.js';
import { DeclaredTransform } from '../transform/declared-transform.js';
import type { DomTarget } from './dom-target.js';
import { isHiddenItself } from './hidden-itself.js';
import { Plain } from './plain.js';
import { thisMoment } from '../style/this-moment.js';

/** How an element looks, in numbers of its own. They are written to its style at the next flush. */
export class ElementTarget extends Plain implements DomTarget, Writer {
  readonly element: StyledElement;
  /** Itself while it reads, and on a server: what it is found with is not written. */
  next: Writer | null = this;
  /** When the page was read last; -1 before that. */
  #readAt = -1;
  readonly #declarations: Declarations;
  readonly #transform: DeclaredTransform;
  #hasMoved = false;
  #scaleZ = 1;
  #view = '';
  #opacity = 1;
  #ownOpacity = 1;
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
    super();
    this.element = element;
    this.#declarations = new Declarations(element);
    this.#transform = new DeclaredTransform(this.#declarations);
    // On a server nothing is read, and nothing is ever written.
    if (!hasPage()) return;
    this.next = null;
    this.follow();
  }

  /** Reads again what the page may have changed, except for what is declared here. */
  follow(): void {
    // Elsewhere the computed style is empty.
    if (!hasPage() || !this.element.isConnected || isBrowserOwned(this.element)) return;
    this.#readAt = thisMoment();
    const computed = getComputedStyle(this.element);
    transitionsOf(this.element).follow(computed);
    if (!this.#declarations.has('opacity')) this.#opacity = this.#ownOpacity = Number(computed.opacity || 1);
    if (!this.#declarations.has('width')) this.#width = this.#ownWidth = NaN;
    if (!this.#declarations.has('height')) this.#height = this.#ownHeight = NaN;
    const numbers = this.#hasMoved ? undefined : this.#transform.read(this.element, computed);
    if (numbers === undefined) return;
    const { next } = this;
    this.next = this;
    Object.assign(this, numbers);
    this.#hasMoved = false;
    this.next = next;
    this.#transform.accept(this);
  }

  /** Gives back all that is declared here, and reads what the page has instead. */
  release(): void {
    if (!hasPage()) return;
    releaseValues(this.element);
    this.#transform.giveBack();
    this.#declarations.giveBack();
    this.#declarations.write();
    this.#visible = undefined;
    Object.assign(this, { skewY: 0, flippedX: false, flippedY: false, view: '' });
    this.#hasMoved = false;
    this.follow();
  }

  /** Declares a property of its style. @param name As in CSS. @param value Null to give the property back. */
  declare(name: string, value: string | number | null): void {
    this.#declarations.set(name, value);
    if (this.next === null) waitForFlush(this);
  }

  /** Whether a property of its style is declared here. @param name As in CSS. */
  declares(name: string): boolean {
    return this.#declarations.has(name);
  }

  write(): void {
    if (this.#hasMoved && !isBrowserOwned(this.element, 'transform')) {
      this.#hasMoved = false;
      this.#transform.declare(this);
    }
    this.#declarations.write();
  }

  /** What its transform has inside of its numbers; null where there is more to it than that. */
  get innerTransform(): string | null {
    const isPlain = !this.flippedX && !this.flippedY && this.rotationSkewY === this.rotation && this.#view === '';
    return isPlain ? this.#transform.inner : null;
  }

  /** Writes at once what the browser has shown until now. */
  takeBack(): void {
    this.#hasMoved = true;
    this.write();
    writeValues(this.element);
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
    this.declare('opacity', isNear(value, this.#ownOpacity) ? null : value);
  }

  get visible(): boolean {
    return this.#visible ?? (!hasPage() || isHiddenItself(this.element) !== true);
  }
  set visible(value: boolean) {
    if (value === this.visible) return;
    if (this.#visible === undefined && !value) this.#visibility = this.element.style.visibility;
    this.#visible = value;
    this.declare('visibility', value ? this.#visibility || null : 'hidden');
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

  protected override begin(): void {
    if (!hasPage()) return;
    if (this.#readAt !== thisMoment()) this.follow();
    if (this.#readAt < 0)
      throw new Error('domTarget: element must be in the document when it is first animated, got one that is not');
  }

  /** NaN for anything but pixels, as where the element is not displayed. */
  #length(side: 'width' | 'height'): number {
    if (!hasPage()) return NaN;
    const text = getComputedStyle(this.element)[side];
    return text.endsWith('px') ? parseFloat(text) : NaN;
  }

  #resize(side: 'width' | 'height', pixels: number, own: number): void {
    this.declare(side, isNear(pixels, own) ? null : `${Math.max(0, pixels)}px`);
  }

  remove(): void {
    this.element.remove();
  }

  get removed(): boolean {
    return !this.element.isConnected;
  }
}

/** Whether two numbers are the same except for roundings. */
function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) < 1e-6;
}
