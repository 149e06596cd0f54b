import type { Color } from '../math/color.js';
import { formatColor } from '../math/css-color.js';
import type { Size } from '../sprite/geometry.js';
import { SpriteFrame } from '../sprite/sprite-frame.js';
import type { DomTarget } from './dom-target.js';
import { Picture } from './picture.js';
import { type StyleWriter, cssName, styleNumber } from './style-number.js';
import { LOOKS, TransformTarget } from './transform-target.js';

/* What has changed, beside the transform. */
const OPACITY = LOOKS;
const COLOR = LOOKS * 2;
const VISIBLE = LOOKS * 4;
const WIDTH = LOOKS * 8;
const HEIGHT = LOOKS * 16;
const FRAME = LOOKS * 32;

/** All that an element shows, as fields: its looks, and its transform. */
export class ElementTarget extends TransformTarget implements DomTarget {
  readonly element: HTMLElement | SVGElement;
  private numbers: Map<string, StyleWriter> | null = null;
  private colorProperty: string;
  private picture: Picture | null = null;
  /** The size without a picture. */
  private ownSize: Size = { width: 0, height: 0 };
  /** What `visibility` is when the element is to be seen: as it was, if it was seen then, so that it still goes with its parent. */
  private readonly seenAs: string;
  #opacity: number;
  #color: Color;
  /** What the colour has besides its channels: 0 to 1. */
  private alpha: number;
  #visible: boolean;
  #width: number;
  #height: number;
  #spriteFrame: SpriteFrame = noFrame;

  constructor(element: HTMLElement | SVGElement, colorProperty: string) {
    const computed = looksOf(element);
    super(element, computed);
    this.element = element;
    this.colorProperty = colorProperty;
    this.#opacity = numberIn(computed.opacity, 1);
    [this.#color, this.alpha] = colorIn(computed.getPropertyValue(colorProperty));
    this.#visible = computed.visibility !== 'hidden';
    this.seenAs = this.#visible ? element.style.visibility : 'visible';
    this.#width = numberIn(computed.width, 0);
    this.#height = numberIn(computed.height, 0);
  }

  /** Lets `color` stand for another property of CSS. */
  colorBy(property: string): void {
    if (property === this.colorProperty) return;
    this.colorProperty = property;
    [this.#color, this.alpha] = colorIn(looksOf(this.element).getPropertyValue(property));
  }

  style(property: string, unit?: string): StyleWriter {
    const name = cssName(property);
    this.numbers ??= new Map();
    let number = this.numbers.get(name);
    if (number === undefined) {
      number = styleNumber(this.element, name, unit);
      this.numbers.set(name, number);
    }
    if (unit !== undefined && unit !== number.unit) {
      throw new RangeError(`style: unit must be the one that ${name} is in, "${number.unit}", got "${unit}"`);
    }
    return number;
  }

  remove(): void {
    this.element.remove();
  }

  override write(): void {
    const { changes, css } = this;
    super.write();
    if (changes < LOOKS) return;
    // As a number it is read four times as fast; the types of the DOM know only text.
    if ((changes & OPACITY) !== 0) css.opacity = this.#opacity as unknown as string;
    if ((changes & COLOR) !== 0) css.setProperty(this.colorProperty, colorText(this.#color, this.alpha));
    if ((changes & VISIBLE) !== 0) css.visibility = this.#visible ? this.seenAs : 'hidden';
    if ((changes & FRAME) !== 0) this.writeFrame();
    if ((changes & WIDTH) !== 0) css.width = `${this.#width}px`;
    if ((changes & HEIGHT) !== 0) css.height = `${this.#height}px`;
  }

  get opacity(): number {
    return this.#opacity;
  }
  set opacity(value: number) {
    if (value === this.#opacity) return;
    this.#opacity = value;
    this.touch(OPACITY);
  }

  get color(): Color {
    return this.#color;
  }
  set color(value: Color) {
    this.#color = value;
    this.touch(COLOR);
  }

  get visible(): boolean {
    return this.#visible;
  }
  set visible(value: boolean) {
    if (value === this.#visible) return;
    this.#visible = value;
    this.touch(VISIBLE);
  }

  get width(): number {
    return this.#width;
  }
  set width(value: number) {
    if (value === this.#width) return;
    this.#width = value;
    this.touch(WIDTH);
  }

  get height(): number {
    return this.#height;
  }
  set height(value: number) {
    if (value === this.#height) return;
    this.#height = value;
    this.touch(HEIGHT);
  }

  get percentage(): number {
    return this.style('--percentage').value;
  }
  set percentage(value: number) {
    this.style('--percentage').value = value;
  }

  get spriteFrame(): SpriteFrame {
    return this.#spriteFrame;
  }
  set spriteFrame(value: SpriteFrame) {
    if (value === this.#spriteFrame) return;
    if ('ownerSVGElement' in this.element)
      throw new TypeError('domTarget: only an HTML element can show a sprite frame');
    if (this.picture === null) {
      // It finds the element as it is to be without it.
      this.write();
      this.picture = new Picture(this.element);
      this.ownSize = { width: this.#width, height: this.#height };
    }
    this.#spriteFrame = value;
    this.touch(FRAME);
    const { width, height } = value === noFrame ? this.ownSize : value.originalSize;
    this.width = width;
    this.height = height;
    // With the picture goes the size that the style got for it.
    if (value === noFrame) this.changes &= ~(WIDTH | HEIGHT);
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

/** What an element shows that has not been given a frame. */
const noFrame: SpriteFrame = /* @__PURE__ */ new SpriteFrame({
  name: '',
  texture: { url: '' },
  rect: { x: 0, y: 0, width: 0, height: 0 },
});

function looksOf(element: Element): CSSStyleDeclaration {
  // Elsewhere its style says nothing, and everything would start from what it is not.
  if (!element.isConnected) throw new Error('domTarget: element must be in the document, got one that is not');
  return getComputedStyle(element);
}

function numberIn(text: string, otherwise: number): number {
  const number = parseFloat(text);
  return Number.isNaN(number) ? otherwise : number;
}

/**
 * A computed colour and its alpha: `rgb(…)`, or `color(srgb …)` with channels from 0 to 1. Black where it is none of these. Whoever
 * leads the colour of what is `transparent` wants it to be seen.
 */
function colorIn(text: string): [Color, number] {
  const [, form, channels = ''] = /^(rgba?|color)\((?:srgb )?([^a-z]*)\)$/.exec(text) ?? [];
  const [r = 0, g = 0, b = 0, alpha = 1] = channels.split(/[ ,/]+/).map(Number);
  const unit = form === 'color' ? 255 : 1;
  return [{ r: r * unit, g: g * unit, b: b * unit }, alpha || 1];
}

function colorText(color: Color, alpha: number): string {
  const text = formatColor(color);
  return alpha === 1 ? text : text.replace(')', `, ${alpha})`);
}
