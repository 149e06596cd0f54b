import type { SizeWord } from '../../actions/size-words.js';
import type { StyledElement } from '../elemental.js';
import { hasPage, type PageWriter, thisStart, waitForFlush } from '../page.js';
import { NO_SIZE } from '../style/computed-text.js';
import { type Declarations, declarationsOf } from '../style/declarations.js';
import { type Codec, Held } from '../style/held.js';
import { readWith } from '../style/read-with.js';
import { HeldTransform } from '../transform/held-transform.js';
import { BaseTarget } from './base-target.js';
import { OpacityCodec, sideCodec, VISIBILITY } from './computed-values.js';
import type { DomTarget } from './dom-target.js';
import { Mover } from './mover.js';

type Side = 'width' | 'height';

/** How an element looks, in numbers of its own. They are written to its style at the next flush. */
export class ElementTarget extends BaseTarget implements DomTarget, PageWriter {
  readonly element: StyledElement;
  override readonly transform: HeldTransform;
  /** What the actions write that start on it now. */
  override mover: Mover = new Mover(this);
  /** Whether a hand says now where it is: what writes meanwhile is led by it. */
  isLed = false;
  /** When an action started on it last. */
  #startedAt = -1;
  /** Whether the page has been read. */
  #isRead = false;
  readonly #declarations: Declarations;
  readonly #opacity = new OpacityCodec();

  constructor(element: StyledElement) {
    super();
    this.element = element;
    this.#declarations = declarationsOf(element);
    this.transform = new HeldTransform(element, this.#declarations);
    this.follow();
  }

  /** Forgets what the page may have changed, except for what is still declared here: it is read when it is needed. */
  follow(): void {
    // Outside the document, the computed style is empty.
    if (!hasPage() || !this.element.isConnected || this.#declarations.areAnimated) return;
    this.#isRead = true;
    this.#declarations.transitions.forget();
    this.#declarations.concede(this.transform.isPending ? 'transform' : undefined);
    for (const value of this.#declarations.values) value.follow();
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

  /** A value of its style, written together with its other ones. @param name As in CSS. */
  hold<V>(name: string, codec: Codec<V>): Held<V> {
    const known = this.#declarations.values.find((held) => held.codec === codec) as Held<V> | undefined;
    return known ?? new Held(this.element, name, codec, this);
  }

  write(): void {
    this.transform.declare();
    this.#declarations.write();
  }

  override changed(): void {
    if (this.transform.isPending) return;
    this.transform.isPending = true;
    this.#declarations.transitions.know();
    waitForFlush(this);
  }

  get opacity(): number {
    return this.#heldOpacity.value;
  }
  set opacity(value: number) {
    this.#heldOpacity.value = value;
  }

  get #heldOpacity(): Held<number> {
    return this.hold('opacity', this.#opacity);
  }

  /** Shows only a part of the opacity, from 0 to 1, while any action may write it. */
  showOpacity(part: number): void {
    if (part === this.#opacity.part) return;
    const held = this.#heldOpacity;
    const { value } = held;
    this.#opacity.part = part;
    held.value = value;
    held.declare();
  }

  get visible(): boolean {
    return this.hold('visibility', VISIBILITY).value;
  }
  set visible(value: boolean) {
    if (value !== this.visible) this.hold('visibility', VISIBILITY).value = value;
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

  measure(side: Side, word: SizeWord): number {
    if (!hasPage()) return this[side];
    this.#declarations.write();
    const held = this.#side(side);
    const page = held.readPage();
    if (word === '*') return (held.page = Math.max(0, page));
    const size = readWith(this.element, side, 'auto', () => sides[side].read(this.element));
    // If it is not displayed, it is not known whether the page gives it `auto`.
    held.page = size === NO_SIZE ? Infinity : page;
    return Math.max(0, size);
  }

  override begin(): void {
    if (!hasPage()) return;
    this.#declarations.hideShows();
    const now = thisStart();
    if (this.#startedAt !== now) this.follow();
    this.#startedAt = now;
    this.#declarations.transitions.follow();
    if (!this.#isRead)
      throw new Error('domTarget: element must be in the document when it is first animated, got one that is not');
  }

  /** 0 if the element is not displayed; but an action that starts must be able to tell that from a size of 0. */
  #sizeOf(side: Side): number {
    const held = this.#side(side);
    // It may depend on whatever is about to be written.
    if (!held.isOurs) this.#declarations.write();
    const { value } = held;
    return value === NO_SIZE && this.#startedAt !== thisStart() ? 0 : value;
  }

  /** A side may become `auto` once it is that long. */
  #resize(side: Side, value: number | 'auto'): void {
    const held = this.#side(side);
    if (value === 'auto') held.declare(value);
    else held.value = value;
  }

  #side(side: Side): Held<number> {
    return this.hold(side, sides[side]);
  }

  remove(): void {
    this.element.remove();
  }

  get removed(): boolean {
    return !this.element.isConnected;
  }
}

const sides = /* @__PURE__ */ (() => ({ width: sideCodec('width'), height: sideCodec('height') }))();
