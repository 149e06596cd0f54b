import type { Viewed } from '../actions/orbit-camera.js';
import { checkObject } from '../math/check.js';
import type { Color } from '../math/color.js';
import { type Eye, eyeUnit } from '../math/orbit.js';
import type { ProgressShape } from '../math/progress-shape.js';
import type { Context2D } from '../sprite/draw-sprite.js';
import { checkSpriteFrame } from '../sprite/check-frame.js';
import type { Point } from '../sprite/geometry.js';
import { noFrame } from '../sprite/no-frame.js';
import type { SpriteFrame } from '../sprite/sprite-frame.js';
import { Transform } from '../target/transform.js';

/** Draws a sprite of its own kind: the box from (0, 0) to (width, height) is the sprite's, however it is moved and turned. */
export type Draw = (context: Context2D, sprite: Sprite) => void;

/** What a sprite starts with; the rest is as {@link Sprite} says. */
export type SpriteOptions = Partial<Omit<Sprite, 'remove' | 'stage' | 'removed'>>;

/**
 * What a {@link Stage} draws: fields that any action can lead and any code can write. Writing one has it drawn again.
 *
 * With a `spriteFrame` it shows that; with a `draw` function what it draws; else a box of `width` and `height` in its `color`.
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
 * A sprite with a larger `z` stands in front; of those with the same z, the one that came later.
 *
 * @see cocos2d-x Sprite. Differs: y counts downwards, and it stands alone: there is no tree.
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
  #eye: Readonly<Eye> = ahead;
  #center: Readonly<Eye> | undefined = undefined;
  #up: Readonly<Eye> | undefined = undefined;
  #spriteFrame: SpriteFrame = noFrame;
  #draw: Draw | undefined = undefined;
  /** Who draws it; set by the stage. */
  stage: SpriteHolder | null = null;
  /** Whether it has left a stage since it was put on one; set by the stage. Ends what follows it. */
  removed: boolean = false;

  /** @throws TypeError when `options` is not an object. */
  constructor(options: SpriteOptions = {}) {
    super();
    Object.assign(this, checkObject('Sprite', 'options', options));
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
    if (value === this.#width) return;
    this.#width = value;
    this.changed();
  }

  get height(): number {
    return this.#height;
  }
  set height(value: number) {
    if (value === this.#height) return;
    this.#height = value;
    this.changed();
  }

  /** 0 to 1. */
  get opacity(): number {
    return this.#opacity;
  }
  set opacity(value: number) {
    if (value === this.#opacity) return;
    this.#opacity = value;
    this.changed();
  }

  /** What the colours of the frame are multiplied by, or the colour of the box. Replace it as a whole. */
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
    if (value === this.#visible) return;
    this.#visible = value;
    this.changed();
  }

  /** 0 to 100: how much of it is seen, where it has a `progress`; else for what `draw` makes of it. */
  get percentage(): number {
    return this.#percentage;
  }
  set percentage(value: number) {
    if (value === this.#percentage) return;
    this.#percentage = value;
    this.changed();
  }

  /** What is seen of it at its percentage; undefined for all of it. It is not mirrored with the picture. Replace it as a whole. */
  get progress(): ProgressShape | undefined {
    return this.#progress;
  }
  set progress(value: ProgressShape | undefined) {
    this.#progress = value;
    this.changed();
  }

  /** The part of it that stands at (x, y): (0, 0) is its top left, (1, 1) its bottom right. Default: the frame's, else the middle. Replace it as a whole. */
  get anchor(): Readonly<Point> | undefined {
    return this.#anchor;
  }
  set anchor(value: Readonly<Point> | undefined) {
    this.#anchor = value;
    this.changed();
  }

  /** Where it is looked at from, without perspective. Replace it as a whole. */
  get eye(): Readonly<Eye> {
    return this.#eye;
  }
  set eye(value: Readonly<Eye>) {
    this.#eye = value;
    this.changed();
  }

  /** What it is looked at from there, relative to its anchor. Replace it as a whole. */
  get center(): Readonly<Eye> | undefined {
    return this.#center;
  }
  set center(value: Readonly<Eye> | undefined) {
    this.#center = value;
    this.changed();
  }

  /** What becomes the y axis then. Replace it as a whole. */
  get up(): Readonly<Eye> | undefined {
    return this.#up;
  }
  set up(value: Readonly<Eye> | undefined) {
    this.#up = value;
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

  get draw(): Draw | undefined {
    return this.#draw;
  }
  set draw(value: Draw | undefined) {
    if (value === this.#draw) return;
    this.#draw = value;
    this.changed();
  }
}

/** Has sprites, and lets them go. */
export interface SpriteHolder {
  remove(sprite: Sprite): void;
  /** Told when one of them looks different. */
  invalidate?(): void;
}

/** Looks straight at it. */
export const ahead: Readonly<Eye> = /* @__PURE__ */ Object.freeze({ x: 0, y: 0, z: eyeUnit });

const white: Color = /* @__PURE__ */ Object.freeze({ r: 255, g: 255, b: 255 });
