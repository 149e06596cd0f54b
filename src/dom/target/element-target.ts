import type { Color } from '../../math/color.js';
import type { ProgressShape } from '../../math/progress-shape.js';
import { checkSpriteFrame } from '../../sprite/check-frame.js';
import type { Size } from '../../sprite/geometry.js';
import type { SpriteFrame } from '../../sprite/sprite-frame.js';
import { Changes } from './changes.js';
import type { DomTarget } from './dom-target.js';
import { looksOf, pixelsIn } from './own-looks.js';
import { isHiddenItself } from './own-visibility.js';
import { Picture, checkShowsContent, noFrame } from '../features/picture.js';
import { ProgressClip } from '../features/progress-clip.js';
import { StyleColor } from '../features/style-color.js';
import type { StyleWriter } from '../style/style-number.js';
import { StyleNumbers } from '../style/style-numbers.js';
import { type StyleTextWriter, StyleTexts } from '../style/style-text.js';
import { ViewedTarget } from './viewed-target.js';

/** All that an element shows, as fields: its looks, and its transform. */
export class ElementTarget extends ViewedTarget implements DomTarget {
  readonly element: HTMLElement | SVGElement;
  private numbers: StyleNumbers | null = null;
  private texts: StyleTexts | null = null;
  private tint: StyleColor;
  private picture: Picture | null = null;
  /** The size without a picture. */
  private ownSize: Size = { width: 0, height: 0 };
  /** What `visibility` is when the element is to be seen: as it was, if it was seen then, so that it still goes with its parent. */
  private seenAs: string;
  #opacity: number;
  /** Undefined while the parent is hidden too, and nobody has said anything. */
  #visible: boolean | undefined;
  /** NaN while it is not known. */
  #width: number;
  #height: number;
  #spriteFrame: SpriteFrame = noFrame;
  /** Null while there has not been any progress. */
  private clip: ProgressClip | null = null;

  constructor(element: HTMLElement | SVGElement, colorProperty: string) {
    const computed = looksOf(element);
    super(element, computed);
    const isHidden = isHiddenItself(element);
    this.element = element;
    this.tint = new StyleColor(colorProperty, computed);
    this.#opacity = computed.opacity === '' ? 1 : Number(computed.opacity);
    this.#visible = isHidden === undefined ? undefined : !isHidden;
    this.seenAs = isHidden === true ? 'visible' : element.style.visibility;
    this.#width = pixelsIn(computed.width);
    this.#height = pixelsIn(computed.height);
  }

  /** Lets `color` stand for another property of CSS. */
  colorBy(property: string): void {
    if (property !== this.tint.property) this.tint = new StyleColor(property, looksOf(this.element));
  }

  style(property: string, unit?: string): StyleWriter {
    this.numbers ??= new StyleNumbers(this.element);
    return this.numbers.of(property, unit);
  }

  styleText(property: string): StyleTextWriter {
    this.texts ??= new StyleTexts(this.element);
    return this.texts.of(property);
  }

  remove(): void {
    this.element.remove();
  }

  get removed(): boolean {
    return !this.element.isConnected;
  }

  write(): void {
    const { changes, declarations } = this;
    this.changes = new Changes();
    this.writeTransform(changes);
    if (changes.opacity) declarations.say('opacity', this.#opacity);
    if (changes.color) this.tint.write(declarations);
    if (changes.visible) declarations.say('visibility', this.#visible === false ? 'hidden' : this.seenAs);
    if (changes.frame) this.writeFrame();
    if (changes.clip) this.writePart();
    if (changes.width) declarations.say('width', `${Math.max(0, this.#width)}px`);
    if (changes.height) declarations.say('height', `${Math.max(0, this.#height)}px`);
    declarations.hold();
  }

  private touchSize(side: 'width' | 'height'): void {
    this.touch(side);
    if (this.transform.goesWithSize) this.touch('translate');
  }

  get opacity(): number {
    return this.#opacity;
  }
  set opacity(value: number) {
    if (value === this.#opacity) return;
    this.#opacity = value;
    this.touch('opacity');
  }

  get color(): Color {
    return this.tint.color;
  }
  set color(value: Color) {
    this.tint.color = value;
    this.touch('color');
  }

  get visible(): boolean {
    return this.#visible ?? isHiddenItself(this.element) !== true;
  }
  set visible(value: boolean) {
    const { visible } = this;
    if (value === visible) return;
    if (this.#visible === undefined && !visible) this.seenAs = 'visible';
    this.#visible = value;
    this.touch('visible');
  }

  get width(): number {
    if (Number.isNaN(this.#width)) this.#width = pixelsIn(getComputedStyle(this.element).width);
    return this.#width || 0;
  }
  set width(value: number) {
    if (value === this.#width) return;
    this.#width = value;
    this.touchSize('width');
  }

  get height(): number {
    if (Number.isNaN(this.#height)) this.#height = pixelsIn(getComputedStyle(this.element).height);
    return this.#height || 0;
  }
  set height(value: number) {
    if (value === this.#height) return;
    this.#height = value;
    this.touchSize('height');
  }

  get percentage(): number {
    return this.style('--percentage').value;
  }
  set percentage(value: number) {
    this.style('--percentage').value = value;
    this.touch('clip');
  }

  get progress(): ProgressShape | undefined {
    return this.clip?.progress;
  }
  set progress(value: ProgressShape | undefined) {
    (this.clip ??= new ProgressClip(this.element.style, this.declarations)).progress = value;
    this.touch('clip');
  }

  get spriteFrame(): SpriteFrame {
    return this.#spriteFrame;
  }
  set spriteFrame(value: SpriteFrame) {
    if (value === this.#spriteFrame) return;
    checkSpriteFrame('domTarget', 'spriteFrame', value);
    if (this.picture === null) {
      checkShowsContent(this.element);
      // It finds the element as it is to be without it.
      this.write();
      this.picture = new Picture(this.element, this.declarations);
      this.ownSize = { width: this.width, height: this.height };
    }
    this.#spriteFrame = value;
    this.touch('frame');
    ({ width: this.width, height: this.height } = value === noFrame ? this.ownSize : value.originalSize);
    // With the picture goes the size that the style got for it.
    if (value === noFrame) this.changes.width = this.changes.height = false;
  }

  private writePart(): void {
    const { percentage } = this;
    this.declarations.say('--percentage', percentage);
    this.clip?.write(percentage);
  }

  private writeFrame(): void {
    if (this.#spriteFrame !== noFrame) {
      this.picture?.show(this.#spriteFrame);
    } else {
      this.picture?.remove();
      this.picture = null;
    }
  }
}
