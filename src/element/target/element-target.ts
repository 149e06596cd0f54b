import type { SizeWord } from '../../actions/size-words.js';
import { type Declarations, declarationsOf } from '../style/declarations.js';
import type { StyledElement } from '../elemental.js';
import { type PageWriter, hasPage, thisMoment, waitForFlush } from '../page.js';
import { DeclaredTransform } from '../transform/declared-transform.js';
import { type ComputedName, ComputedNumber } from './computed-number.js';
import type { DomTarget } from './dom-target.js';
import { BaseTarget } from './base-target.js';

/** How an element looks, in numbers of its own. They are written to its style at the next flush. */
export class ElementTarget extends BaseTarget implements DomTarget, PageWriter {
  readonly element: StyledElement;
  /** When the page was read last; -1 before that. */
  #readAt = -1;
  readonly #declarations: Declarations;
  readonly transform: DeclaredTransform;
  #hasMoved = false;
  #scaleZ = 1;
  #view = '';
  /** The computed numbers used so far. */
  readonly #computed: { [Name in ComputedName]?: ComputedNumber } = {};

  constructor(element: StyledElement) {
    super();
    this.element = element;
    this.#declarations = declarationsOf(element);
    this.transform = new DeclaredTransform(this.#declarations);
    this.follow();
  }

  /** Reads again what the page may have changed, except for what is still declared here. */
  follow(): void {
    // Outside the document, the computed style is empty.
    if (!hasPage() || !this.element.isConnected || this.#declarations.areAnimated) return;
    this.#readAt = thisMoment();
    this.#declarations.concede(this.#hasMoved ? 'transform' : undefined);
    this.#declarations.transitions.follow();
    for (const number of Object.values(this.#computed)) number.follow();
    const numbers = this.#hasMoved ? undefined : this.transform.read(this.element);
    if (numbers === undefined) return;
    Object.assign(this, numbers);
    this.#hasMoved = false;
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

  /** Whether a property of its style is declared here. @param name As in CSS. */
  declares(name: string): boolean {
    return this.#declarations.of(name).isSetBy(this);
  }

  write(): void {
    if (this.#hasMoved && !this.transform.isAnimated) {
      this.#hasMoved = false;
      this.transform.declare(this);
    }
    this.#declarations.write();
  }

  override changed(): void {
    if (this.#hasMoved) return;
    this.#hasMoved = true;
    waitForFlush(this);
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
    if (value === this.#view) return;
    this.#view = value;
    this.changed();
  }

  get opacity(): number {
    return this.#number('opacity').value;
  }
  set opacity(value: number) {
    this.#number('opacity').set(value);
  }

  /** Shows only a part of the opacity, from 0 to 1, while any action may write it. */
  showOpacity(part: number): void {
    (part === 1 ? this.#computed.opacity : this.#number('opacity'))?.show(part);
  }

  get visible(): boolean {
    const number = this.#number('visibility');
    number.follow();
    return number.value === 1;
  }
  set visible(value: boolean) {
    if (value !== this.visible) this.#number('visibility').set(value ? 1 : 0);
  }

  get width(): number {
    return this.#number('width').value;
  }
  set width(value: number | 'auto') {
    this.#number('width').set(value);
  }

  get height(): number {
    return this.#number('height').value;
  }
  set height(value: number | 'auto') {
    this.#number('height').set(value);
  }

  measure(side: 'width' | 'height', word: SizeWord): number {
    return hasPage() ? this.#number(side).measure(word) : this[side];
  }

  override begin(): void {
    if (!hasPage()) return;
    if (this.#readAt !== thisMoment()) this.follow();
    if (this.#readAt < 0)
      throw new Error('domTarget: element must be in the document when it is first animated, got one that is not');
  }

  #number(name: ComputedName): ComputedNumber {
    return (this.#computed[name] ??= new ComputedNumber(this, this.#declarations, name));
  }

  remove(): void {
    this.element.remove();
  }

  get removed(): boolean {
    return !this.element.isConnected;
  }
}
