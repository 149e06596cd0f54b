import type { Viewed } from '../actions/orbit-camera.js';
import { checkObject } from '../math/check.js';
import type { Color } from '../math/color.js';
import type { Eye } from '../math/orbit.js';
import type { ProgressShape } from '../math/progress-shape.js';
import { checkSpriteFrame } from '../sprite/check-frame.js';
import type { Context2D } from '../sprite/draw-sprite.js';
import type { Point } from '../sprite/geometry.js';
import { noFrame } from '../sprite/no-frame.js';
import type { SpriteFrame } from '../sprite/sprite-frame.js';
import { Transform } from '../target/transform.js';
import { AHEAD } from './sprite-matrix.js';

/**
 * Draws a sprite in its own coordinates: its box is from (0, 0) to (width, height), wherever it is. The fill style is
 * its colour.
 */
export type Draw = (context: Context2D, sprite: Sprite) => void;

/** Initial values of a sprite; undefined means the default. */
export type SpriteOptions = Partial<Omit<Sprite, 'remove' | 'stage' | 'removed'>>;

/**
 * Something that a {@link Stage} draws, with fields that any action can animate and any code can write. Writing one
 * redraws it.
 *
 * It shows its `spriteFrame`; without one, what `draw` draws; without either, a box in its `color`.
 *
 * ```ts
 * import { from } from 'rxjs';
 * import { moveTo } from 'rx-motion';
 * import { Sprite } from 'rx-motion/canvas';
 *
 * const box = new Sprite({ width: 40, height: 40, color: { r: 255, g: 99, b: 71 } });
 * from([0, 0.5]).pipe(moveTo(1, { x: 100, y: 20 }).on(box)).subscribe();
 * box.x; // => 50
 * ```
 *
 * A sprite with a larger `z` is in front; of those with the same z, the one added later.
 *
 * @see cocos2d-x Sprite. Differs: y points down, and there is no scene graph.
 */
export class Sprite extends Transform implements Viewed {
  #width: number = 0;
  #height: number = 0;
  #opacity: number = 1;
  #color: Color = white;
  #visible: boolean = true;
  #percentage: number = 0;
  #progress: ProgressShape | undefined = undefined;
  #anchor: Readonly<Point> | undefined = undefined;
  #spriteFrame: SpriteFrame = noFrame;
  #draw: Draw | undefined = undefined;
  #eye: Readonly<Eye> = AHEAD;
  #center: Readonly<Eye> | undefined = undefined;
  #up: Readonly<Eye> | undefined = undefined;
  /** The rotation of the horizontal axis; null while both axes are rotated together. */
  #rotationSkewY: number | null = null;
  /** The stage that draws it; set by the stage. */
  stage: SpriteHolder | null = null;
  /** Whether it has left its stage; set by the stage. Actions that follow the sprite then end. */
  removed: boolean = false;

  /** @throws TypeError when `options` is not an object, or its `spriteFrame` not a sprite frame. */
  constructor(options: SpriteOptions = {}) {
    super();
    const entries = Object.entries(checkObject('Sprite', 'options', options));
    // An undefined frame is one that its sheet does not have: the setter throws.
    const given = entries.filter(([name, value]) => value !== undefined || name === 'spriteFrame');
    Object.assign(this, Object.fromEntries(given));
  }

  /** Leaves its stage. */
  remove(): void {
    this.stage?.remove(this);
  }

  protected changed(): void {
    this.stage?.invalidate?.();
  }

  /** The size of the box; a frame has its own. */
  get width(): number {
    return this.#width;
  }
  set width(value: number) {
    if (this.#width !== (this.#width = value)) this.changed();
  }

  get height(): number {
    return this.#height;
  }
  set height(value: number) {
    if (this.#height !== (this.#height = value)) this.changed();
  }

  /** 0 to 1. */
  get opacity(): number {
    return this.#opacity;
  }
  set opacity(value: number) {
    if (this.#opacity !== (this.#opacity = value)) this.changed();
  }

  /** Multiplied with the colours of the frame, or the colour of the box. Replace it as a whole. */
  get color(): Color {
    return this.#color;
  }
  set color(value: Color) {
    this.#color = value;
    this.changed();
  }

  get visible(): boolean {
    return this.#visible;
  }
  set visible(value: boolean) {
    if (this.#visible !== (this.#visible = value)) this.changed();
  }

  /** 0 to 100: how much of it shows if it has a `progress`; otherwise for `draw` to use. */
  get percentage(): number {
    return this.#percentage;
  }
  set percentage(value: number) {
    if (this.#percentage !== (this.#percentage = value)) this.changed();
  }

  /**
   * The part that shows at its percentage; undefined for all of it. It does not flip with the picture. Replace it as a
   * whole.
   */
  get progress(): ProgressShape | undefined {
    return this.#progress;
  }
  set progress(value: ProgressShape | undefined) {
    this.#progress = value;
    this.changed();
  }

  /**
   * The point of it that is at (x, y), from (0, 0) top left to (1, 1). Default: the frame's, or the middle. Replace it
   * as a whole.
   */
  get anchor(): Readonly<Point> | undefined {
    return this.#anchor;
  }
  set anchor(value: Readonly<Point> | undefined) {
    this.#anchor = value;
    this.changed();
  }

  get spriteFrame(): SpriteFrame {
    return this.#spriteFrame;
  }
  set spriteFrame(value: SpriteFrame) {
    if (value === this.#spriteFrame) return;
    this.#spriteFrame = checkSpriteFrame('Sprite', 'spriteFrame', value);
    this.changed();
  }

  /** Degrees, clockwise. */
  override get rotation(): number {
    return super.rotation;
  }
  override set rotation(value: number) {
    if (this.#rotationSkewY !== null) this.changed();
    this.#rotationSkewY = null;
    super.rotation = value;
  }

  /** The rotation of the vertical axis alone: `rotation` turns both. */
  get rotationSkewX(): number {
    return super.rotation;
  }
  set rotationSkewX(value: number) {
    this.#rotationSkewY ??= super.rotation;
    super.rotation = value;
  }

  /** The rotation of the horizontal axis alone. */
  get rotationSkewY(): number {
    return this.#rotationSkewY ?? super.rotation;
  }
  set rotationSkewY(value: number) {
    if (this.rotationSkewY !== (this.#rotationSkewY = value)) this.changed();
  }

  /** The eye that views it, without perspective. Replace it as a whole. */
  get eye(): Readonly<Eye> {
    return this.#eye;
  }
  set eye(value: Readonly<Eye>) {
    this.#eye = value;
    this.changed();
  }

  /** The point that the eye looks at, relative to the anchor. Replace it as a whole. */
  get center(): Readonly<Eye> | undefined {
    return this.#center;
  }
  set center(value: Readonly<Eye> | undefined) {
    this.#center = value;
    this.changed();
  }

  /** The direction that becomes the y axis. Replace it as a whole. */
  get up(): Readonly<Eye> | undefined {
    return this.#up;
  }
  set up(value: Readonly<Eye> | undefined) {
    this.#up = value;
    this.changed();
  }

  get draw(): Draw | undefined {
    return this.#draw;
  }
  set draw(value: Draw | undefined) {
    if (this.#draw !== (this.#draw = value)) this.changed();
  }
}

/** Holds sprites. */
export interface SpriteHolder {
  remove(sprite: Sprite): void;
  /** Called when one of them has changed. */
  invalidate?: (() => void) | undefined;
}

const white: Color = /* @__PURE__ */ Object.freeze({ r: 255, g: 255, b: 255 });
