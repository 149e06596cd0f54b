import type { Color } from '../math/color.js';
import type { ProgressShape } from '../math/progress-shape.js';
import type { Framed } from '../sprite/animate.js';
import { noFrame } from '../sprite/no-frame.js';
import type { SpriteFrame } from '../sprite/sprite-frame.js';
import { checkAlive, ContainerTransform } from './container-transform.js';
import { KeptColor } from './kept-color.js';
import type { PixiGraphics, PixiMaskable, PixiProgress, PixiSprite, PixiTarget } from './pixi-parts.js';
import { ProgressMask } from './progress-mask.js';
import { ShownFrame } from './shown-frame.js';

/**
 * A container with the properties that actions animate. Values that PixiJS rounds or converts read back as written
 * until others change them.
 */
export class ContainerTarget<Texture = unknown> extends ContainerTransform implements PixiTarget, Framed, PixiProgress {
  private filled: ProgressMask | null = null;
  private readonly tint = new KeptColor();
  private frames: ShownFrame<Texture> | null = null;

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
    return this.tint.colorOf(this.alive.tint);
  }
  set color(value: Color) {
    this.alive.tint = this.tint.tintOf(value);
  }

  get visible(): boolean {
    return this.alive.visible;
  }
  set visible(value: boolean) {
    // Not `alive`: a blink that is stopped after the destruction still restores it.
    this.container.visible = value;
  }

  get spriteFrame(): SpriteFrame {
    return this.frames?.frameOf(this.sprite) ?? noFrame;
  }
  set spriteFrame(value: SpriteFrame) {
    if (this.frames === null)
      throw new TypeError('pixiTarget: textureOf must be given to show sprite frames, got undefined');
    // An animation that is stopped after the destruction still restores its frame.
    if (this.container.destroyed !== true) this.frames.show(this.sprite, value);
  }

  /** Makes it show sprite frames. */
  frameBy(textureOf: (frame: SpriteFrame) => Texture): void {
    this.frames ??= new ShownFrame(textureOf);
    this.frames.textureOf = textureOf;
  }

  /** Makes it show a part of itself. */
  maskBy(mask: PixiGraphics): void {
    if (this.filled?.mask !== mask) this.filled = new ProgressMask(this.alive as PixiMaskable, mask, this.filled);
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
    checkAlive(this.container);
    if (this.filled === null) throw new TypeError('pixiTarget: mask must be given to show a part, got undefined');
    return this.filled;
  }

  private get sprite(): PixiSprite<Texture> {
    return this.alive as PixiSprite<Texture>;
  }
}
