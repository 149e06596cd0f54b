import type { Color } from '../math/color.js';
import type { ProgressShape } from '../math/progress-shape.js';
import type { Framed } from '../sprite/animate.js';
import { noFrame } from '../sprite/no-frame.js';
import type { SpriteFrame } from '../sprite/sprite-frame.js';
import { Radians } from '../target/radians.js';
import { SignedScale } from '../target/signed-scale.js';
import { FrameTexture } from './frame-texture.js';
import { HexColor } from './hex-color.js';
import {
  checkAlive,
  type PixiContainer,
  type PixiGraphics,
  type PixiMaskable,
  type PixiProgress,
  type PixiSprite,
  type PixiTarget,
} from './pixi-parts.js';
import { ProgressMask } from './progress-mask.js';

/**
 * A container with the properties that actions animate. Values that PixiJS rounds or converts read back as written
 * until others change them.
 */
export class ContainerTarget<Texture = unknown> extends SignedScale implements PixiTarget, Framed, PixiProgress {
  readonly container: PixiContainer;
  readonly #angle = new Radians();
  readonly #angleX = new Radians();
  readonly #angleY = new Radians();
  readonly #apartX = new Radians();
  readonly #apartY = new Radians();
  readonly #tint = new HexColor();
  #frames: FrameTexture<Texture> | null = null;
  #filled: ProgressMask | null = null;

  constructor(container: PixiContainer) {
    super();
    this.container = container;
  }

  /** The container, unless it was destroyed. */
  get #alive(): PixiContainer {
    return checkAlive(this.container);
  }

  protected override get scale(): { x: number; y: number } {
    return this.#alive.scale;
  }

  get x(): number {
    return this.#alive.x;
  }
  set x(value: number) {
    this.#alive.x = value;
  }

  get y(): number {
    return this.#alive.y;
  }
  set y(value: number) {
    this.#alive.y = value;
  }

  get z(): number {
    return this.#alive.zIndex;
  }
  set z(value: number) {
    this.#alive.zIndex = value;
  }

  get rotation(): number {
    return this.#angle.degreesOf(this.#alive.rotation);
  }
  set rotation(value: number) {
    this.#alive.rotation = this.#angle.radiansOf(value);
  }

  get skewX(): number {
    return this.#angleX.degreesOf(this.#alive.skew.x);
  }
  set skewX(value: number) {
    this.#alive.skew.x = this.#angleX.radiansOf(value);
  }

  get skewY(): number {
    return this.#angleY.degreesOf(this.#alive.skew.y);
  }
  set skewY(value: number) {
    this.#alive.skew.y = this.#angleY.radiansOf(value);
  }

  /** PixiJS rotates the vertical axis by the rotation minus the skew, and the horizontal one by their sum. */
  get rotationSkewX(): number {
    return this.#apartX.degreesOf(this.#alive.rotation - this.#alive.skew.x);
  }
  set rotationSkewX(value: number) {
    const container = this.#alive;
    container.skew.x = container.rotation - this.#apartX.radiansOf(value);
    this.#apartX.keepAs(container.rotation - container.skew.x);
  }

  get rotationSkewY(): number {
    return this.#apartY.degreesOf(this.#alive.rotation + this.#alive.skew.y);
  }
  set rotationSkewY(value: number) {
    const container = this.#alive;
    container.skew.y = this.#apartY.radiansOf(value) - container.rotation;
    this.#apartY.keepAs(container.rotation + container.skew.y);
  }

  get width(): number {
    return this.#alive.width;
  }
  set width(value: number) {
    this.#alive.width = value;
  }

  get height(): number {
    return this.#alive.height;
  }
  set height(value: number) {
    this.#alive.height = value;
  }

  get opacity(): number {
    return this.#alive.alpha;
  }
  set opacity(value: number) {
    this.#alive.alpha = value;
  }

  get color(): Color {
    return this.#tint.colorOf(this.#alive.tint);
  }
  set color(value: Color) {
    this.#alive.tint = this.#tint.tintOf(value);
  }

  get visible(): boolean {
    return this.#alive.visible;
  }
  set visible(value: boolean) {
    // Not `alive`: a blink that is stopped after the destruction still restores it.
    this.container.visible = value;
  }

  get spriteFrame(): SpriteFrame {
    return this.#frames?.frameOf(this.#sprite) ?? noFrame;
  }
  set spriteFrame(value: SpriteFrame) {
    if (this.#frames === null)
      throw new TypeError('pixiTarget: textureOf must be given to show sprite frames, got undefined');
    // An animation that is stopped after the destruction still restores its frame.
    if (this.container.destroyed !== true) this.#frames.put(this.#sprite, value);
  }

  /** Makes it show sprite frames. */
  frameBy(textureOf: (frame: SpriteFrame) => Texture): void {
    this.#frames ??= new FrameTexture(textureOf);
    this.#frames.textureOf = textureOf;
  }

  /** Makes it show a part of itself. */
  maskBy(mask: PixiGraphics): void {
    if (this.#filled?.mask !== mask) this.#filled = new ProgressMask(this.#alive as PixiMaskable, mask, this.#filled);
  }

  get percentage(): number {
    return this.#masked.percentage;
  }
  set percentage(value: number) {
    this.#masked.percentage = value;
  }

  get progress(): ProgressShape | undefined {
    return this.#masked.shape;
  }
  set progress(value: ProgressShape | undefined) {
    this.#masked.shape = value;
  }

  get removed(): boolean {
    return this.container.parent === null;
  }

  remove(): void {
    this.container.removeFromParent();
  }

  get #masked(): ProgressMask {
    checkAlive(this.container);
    if (this.#filled === null) throw new TypeError('pixiTarget: mask must be given to show a part, got undefined');
    return this.#filled;
  }

  get #sprite(): PixiSprite<Texture> {
    return this.#alive as PixiSprite<Texture>;
  }
}
