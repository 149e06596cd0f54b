import type { Viewed } from '../actions/orbit-camera.js';
import type { Color } from '../math/color.js';
import { type Eye, eyeUnit } from '../math/orbit.js';
import type { ProgressShape } from '../math/progress-shape.js';
import type { Context2D } from '../sprite/draw-sprite.js';
import type { Point } from '../sprite/geometry.js';
import { SpriteFrame } from '../sprite/sprite-frame.js';

/** Draws a sprite of its own kind: the box from (0, 0) to (width, height) is the sprite's, however it is moved and turned. */
export type Draw = (context: Context2D, sprite: Sprite) => void;

/** What a sprite starts with; the rest is as {@link Sprite} says. */
export type SpriteOptions = Partial<Omit<Sprite, 'remove' | 'stage' | 'removed'>>;

/**
 * What a {@link Stage} draws: plain fields that any action can lead and any code can write.
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
 * @see cocos2d-x Sprite. Differs: y counts downwards, and it stands alone: there is no tree.
 */
export class Sprite implements Viewed {
  /** Where its anchor is, in CSS pixels, to the right and down. */
  x: number = 0;
  y: number = 0;
  /** Those with more stand before those with less; else the later before the earlier. */
  z: number = 0;
  /** Degrees, clockwise. */
  rotation: number = 0;
  /** Degrees about the axis to the right and the one down, seen from afar: without perspective. */
  rotationX: number = 0;
  rotationY: number = 0;
  scaleX: number = 1;
  scaleY: number = 1;
  /** Degrees, as CSS has it. */
  skewX: number = 0;
  skewY: number = 0;
  /** Size of the box without a frame; a frame has a size of its own. */
  width: number = 0;
  height: number = 0;
  /** 0 to 1. */
  opacity: number = 1;
  /** What the colours of the frame are multiplied by, or the colour of the box. Replace it as a whole. */
  color: Color = white;
  visible: boolean = true;
  flippedX: boolean = false;
  flippedY: boolean = false;
  /** 0 to 100: how much of it is seen, where it has a `progress`; else for what `draw` makes of it. */
  percentage: number = 0;
  /** What is seen of it at its percentage; undefined for all of it. It is not mirrored with the picture. Replace it as a whole. */
  progress: ProgressShape | undefined = undefined;
  /** The part of it that stands at (x, y): (0, 0) is its top left, (1, 1) its bottom right. Default: the frame's, else the middle. Replace it as a whole. */
  anchor: Readonly<Point> | undefined = undefined;
  /** Where it is looked at from, without perspective. Replace it as a whole. */
  eye: Readonly<Eye> = ahead;
  /** What it is looked at from there, relative to its anchor, and what becomes the y axis then. Replace them as a whole. */
  center: Readonly<Eye> | undefined = undefined;
  up: Readonly<Eye> | undefined = undefined;
  spriteFrame: SpriteFrame = noFrame;
  draw: Draw | undefined = undefined;
  /** Who draws it; set by the stage. */
  stage: SpriteHolder | null = null;
  /** Whether it has left a stage since it was put on one; set by the stage. Ends what follows it. */
  removed: boolean = false;
  /** The angle of what lies level, as long as nobody turns both axes: as long as the rotation is the same. */
  private level: { readonly angle: number; readonly rotation: number } | null = null;

  constructor(options: SpriteOptions = {}) {
    Object.assign(this, options);
  }

  /** The same as `rotation`, but that it leaves the other axis as it is: `rotation` turns both. */
  get rotationSkewX(): number {
    return this.rotation;
  }
  set rotationSkewX(value: number) {
    const level = this.rotationSkewY;
    this.rotation = value;
    this.rotationSkewY = level;
  }

  /** How far what lies level is turned, where that is not by `rotation`. */
  get rotationSkewY(): number {
    const { level, rotation } = this;
    return level !== null && level.rotation === rotation ? level.angle : rotation;
  }
  set rotationSkewY(value: number) {
    const { rotation } = this;
    this.level = value === rotation ? null : { angle: value, rotation };
  }

  /** The same as `rotation`. */
  get rotationZ(): number {
    return this.rotation;
  }
  set rotationZ(value: number) {
    this.rotation = value;
  }

  /** Leaves its stage. */
  remove(): void {
    this.stage?.remove(this);
  }
}

/** Has sprites, and lets them go. */
export interface SpriteHolder {
  remove(sprite: Sprite): void;
}

/** Shows nothing: what a sprite has that was not given a frame. */
export const noFrame: SpriteFrame = /* @__PURE__ */ new SpriteFrame({
  name: '',
  texture: { url: '' },
  rect: { x: 0, y: 0, width: 0, height: 0 },
});

/** Looks straight at it. */
export const ahead: Readonly<Eye> = /* @__PURE__ */ Object.freeze({ x: 0, y: 0, z: eyeUnit });

const white: Color = /* @__PURE__ */ Object.freeze({ r: 255, g: 255, b: 255 });
