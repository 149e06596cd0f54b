import type { Color } from '../math/color.js';
import { KeptAngle } from '../math/kept-angle.js';
import type { Framed } from '../sprite/animate.js';
import { SpriteFrame } from '../sprite/sprite-frame.js';
import type { ProgressShape } from '../math/progress-shape.js';
import type { PixiContainer, PixiGraphics, PixiMaskable, PixiProgress, PixiSprite, PixiTarget } from './pixi-target.js';
import { ProgressMask } from './progress-mask.js';

/** A container with the properties that actions lead. Where the container rounds or converts, what was written is kept until others change it. */
export class ContainerTarget<Texture = unknown> implements PixiTarget, Framed, PixiProgress {
  readonly container: PixiContainer;
  textureOf: ((frame: SpriteFrame) => Texture) | null = null;
  private readonly angle = new KeptAngle();
  private readonly angleX = new KeptAngle();
  private readonly angleY = new KeptAngle();
  private readonly apartX = new KeptAngle();
  private readonly apartY = new KeptAngle();
  private signX = 1;
  private signY = 1;
  private filled: ProgressMask | null = null;
  private written: { readonly tint: number; readonly color: Color } | null = null;
  private frame: { readonly shown: SpriteFrame; readonly texture: Texture; readonly found: Texture } | null = null;

  constructor(container: PixiContainer) {
    this.container = container;
  }

  get x(): number {
    return this.alive.x;
  }
  set x(value: number) {
    this.alive.x = value;
  }

  get y(): number {
    return this.alive.y;
  }
  set y(value: number) {
    this.alive.y = value;
  }

  get z(): number {
    return this.alive.zIndex;
  }
  set z(value: number) {
    this.alive.zIndex = value;
  }

  get rotation(): number {
    return this.angle.inDegrees(this.alive.rotation);
  }
  set rotation(value: number) {
    this.alive.rotation = this.angle.inRadians(value);
  }

  get scaleX(): number {
    return this.alive.scale.x * this.signX;
  }
  set scaleX(value: number) {
    this.alive.scale.x = value * this.signX;
  }

  get scaleY(): number {
    return this.alive.scale.y * this.signY;
  }
  set scaleY(value: number) {
    this.alive.scale.y = value * this.signY;
  }

  get skewX(): number {
    return this.angleX.inDegrees(this.alive.skew.x);
  }
  set skewX(value: number) {
    this.alive.skew.x = this.angleX.inRadians(value);
  }

  get skewY(): number {
    return this.angleY.inDegrees(this.alive.skew.y);
  }
  set skewY(value: number) {
    this.alive.skew.y = this.angleY.inRadians(value);
  }

  /** PixiJS turns upright edges by the rotation less the skew, and level edges by their sum. */
  get rotationSkewX(): number {
    return this.apartX.inDegrees(this.alive.rotation - this.alive.skew.x);
  }
  set rotationSkewX(value: number) {
    const { container } = this;
    container.skew.x = container.rotation - this.apartX.inRadians(value);
    this.apartX.keepAs(container.rotation - container.skew.x);
  }

  get rotationSkewY(): number {
    return this.apartY.inDegrees(this.alive.rotation + this.alive.skew.y);
  }
  set rotationSkewY(value: number) {
    const { container } = this;
    container.skew.y = this.apartY.inRadians(value) - container.rotation;
    this.apartY.keepAs(container.rotation + container.skew.y);
  }

  get flippedX(): boolean {
    return this.signX < 0;
  }
  set flippedX(value: boolean) {
    if (value === this.flippedX) return;
    this.signX = -this.signX;
    this.alive.scale.x = -this.alive.scale.x;
  }

  get flippedY(): boolean {
    return this.signY < 0;
  }
  set flippedY(value: boolean) {
    if (value === this.flippedY) return;
    this.signY = -this.signY;
    this.alive.scale.y = -this.alive.scale.y;
  }

  get width(): number {
    return this.alive.width;
  }
  set width(value: number) {
    this.alive.width = value;
  }

  get height(): number {
    return this.alive.height;
  }
  set height(value: number) {
    this.alive.height = value;
  }

  get opacity(): number {
    return this.alive.alpha;
  }
  set opacity(value: number) {
    this.alive.alpha = value;
  }

  get color(): Color {
    const { tint } = this.alive;
    if (this.written?.tint !== tint)
      this.written = { tint, color: { r: tint >> 16, g: (tint >> 8) & 255, b: tint & 255 } };
    return this.written.color;
  }
  set color(value: Color) {
    const tint = (channel(value.r) << 16) | (channel(value.g) << 8) | channel(value.b);
    this.alive.tint = tint;
    this.written = { tint, color: value };
  }

  get visible(): boolean {
    return this.alive.visible;
  }
  set visible(value: boolean) {
    this.alive.visible = value;
  }

  get spriteFrame(): SpriteFrame {
    return this.shownFrame()?.shown ?? noFrame;
  }
  set spriteFrame(value: SpriteFrame) {
    if (this.textureOf === null)
      throw new TypeError('pixiTarget: textureOf must be given to show sprite frames, got undefined');
    const { sprite } = this;
    const found = this.shownFrame()?.found ?? sprite.texture;
    sprite.texture = value === noFrame ? found : this.textureOf(value);
    this.frame = value === noFrame ? null : { shown: value, texture: sprite.texture, found };
  }

  /** Lets it show a part of itself. */
  maskBy(mask: PixiGraphics): void {
    this.filled = new ProgressMask(this.container as PixiMaskable, mask);
  }

  get percentage(): number {
    return this.masked.percentage;
  }
  set percentage(value: number) {
    this.masked.percentage = value;
  }

  get progress(): ProgressShape | undefined {
    return this.masked.shape;
  }
  set progress(value: ProgressShape | undefined) {
    this.masked.shape = value;
  }

  get removed(): boolean {
    return this.container.parent === null;
  }

  remove(): void {
    this.container.removeFromParent();
  }

  private get masked(): ProgressMask {
    if (this.filled === null) throw new TypeError('pixiTarget: mask must be given to show a part, got undefined');
    return this.filled;
  }

  private get sprite(): PixiSprite<Texture> {
    return this.alive as PixiSprite<Texture>;
  }

  /** The container, unless it was destroyed: then it has no place any more. */
  private get alive(): PixiContainer {
    const { container } = this;
    if (container.destroyed === true)
      throw new Error('pixiTarget: the container must not be destroyed, got one that is');
    return container;
  }

  /** Null also where others have given the sprite another texture since. */
  private shownFrame(): typeof this.frame {
    return this.frame?.texture === this.sprite.texture ? this.frame : null;
  }
}

/** The frame of a sprite that was never given one: it shows the texture that it was found with. */
const noFrame: SpriteFrame = /* @__PURE__ */ new SpriteFrame({
  name: '',
  texture: { url: '' },
  rect: { x: 0, y: 0, width: 0, height: 0 },
});

function channel(value: number): number {
  return Math.round(Math.max(0, Math.min(value, 255)));
}
