import { checkObject, wrongKind } from '../math/check.js';
import type { Color } from '../math/color.js';
import type { ProgressShape } from '../math/progress-shape.js';
import { checkSpriteFrame } from './check-frame.js';
import { clipToProgress } from './clip-to-progress.js';
import { cutOf } from './draw-cut.js';
import type { Context2D } from './draw-scratch.js';
import { tintOf } from './draw-tint.js';
import type { Point } from './geometry.js';
import type { SpriteFrame } from './sprite-frame.js';
import { pictureSize, trimmedCorner } from './trim.js';

export type { Context2D };

/** What {@link drawSprite} draws: any object with a frame; all other properties are optional. */
export interface SpriteLook {
  readonly spriteFrame: SpriteFrame;
  /** The position of its anchor. */
  readonly x?: number | undefined;
  readonly y?: number | undefined;
  /**
   * The point that is at (x, y): (0, 0) is its top left, (1, 1) its bottom right. Default: the frame's, or the middle.
   */
  readonly anchor?: Point | undefined;
  /** Degrees, clockwise. */
  readonly rotation?: number | undefined;
  /** Degrees by which vertical edges are rotated, instead of `rotation`. */
  readonly rotationSkewX?: number | undefined;
  /** Degrees by which horizontal edges are rotated, instead of `rotation`. */
  readonly rotationSkewY?: number | undefined;
  readonly scaleX?: number | undefined;
  readonly scaleY?: number | undefined;
  /** Degrees, as in CSS: its bottom moves to the right. */
  readonly skewX?: number | undefined;
  /** Degrees, as in CSS: its right side moves down. */
  readonly skewY?: number | undefined;
  /** Whether it is mirrored left to right, within its box. */
  readonly flippedX?: boolean | undefined;
  readonly flippedY?: boolean | undefined;
  readonly visible?: boolean | undefined;
  /** Clamped to 0 … 1. */
  readonly opacity?: number | undefined;
  /** Multiplied with its colours. White leaves them unchanged. */
  readonly color?: Readonly<Color> | undefined;
  /** The part visible at its percentage; by default all of it. */
  readonly progress?: ProgressShape | undefined;
  /** 0 to 100. */
  readonly percentage?: number | undefined;
}

/**
 * Draws a sprite on a 2D canvas, as the picture was before packing: trimmed borders are empty, rotated frames are
 * upright.
 *
 * The sprite is moved, rotated, scaled and then skewed about its anchor, within the current transform of the context.
 * At whole pixels it shows the exact pixels of the texture.
 *
 * ```ts page
 * import { drawSprite, spriteFrameCache } from 'rx-motion/sprite';
 *
 * const context = document.querySelector('canvas')!.getContext('2d')!;
 * await spriteFrameCache.load('hero.plist');
 * const spriteFrame = spriteFrameCache.get('hero_01.png')!;
 * drawSprite(context, { spriteFrame, x: 160, y: 120, rotation: 30, opacity: 0.5 });
 * ```
 *
 * @throws TypeError when `context` is not a 2D context or `sprite` not a sprite; Error when the frame's texture has no
 * image; SecurityError when `color` is not white and the image is from another origin, without CORS.
 * @see cocos2d-x Sprite. Differs: y points down.
 */
export function drawSprite(context: Context2D, sprite: SpriteLook): void {
  if (typeof (context as Partial<Context2D> | null | undefined)?.drawImage !== 'function')
    throw wrongKind('drawSprite', 'context', 'a 2D context', context);
  checkSpriteFrame('drawSprite', 'sprite.spriteFrame', checkObject('drawSprite', 'sprite', sprite).spriteFrame);
  const {
    spriteFrame,
    x = 0,
    y = 0,
    rotation = 0,
    rotationSkewX = rotation,
    scaleX = 1,
    scaleY = 1,
    skewX = 0,
    skewY = 0,
  } = sprite;
  const { rotationSkewY = rotation, visible = true, opacity = 1, flippedX = false, flippedY = false, color } = sprite;
  if (!visible || opacity <= 0) return;
  const { width, height } = spriteFrame.originalSize;
  const anchor = sprite.anchor ?? spriteFrame.anchor ?? middle;

  context.save();
  try {
    context.globalAlpha *= Math.min(opacity, 1);
    context.translate(x, y);
    context.transform(cosine(rotationSkewY), sine(rotationSkewY), -sine(rotationSkewX), cosine(rotationSkewX), 0, 0);
    context.scale(scaleX, scaleY);
    context.transform(1, tangent(skewY), tangent(skewX), 1, 0, 0);
    context.translate(-anchor.x * width, -anchor.y * height);
    context.transform(flippedX ? -1 : 1, 0, 0, flippedY ? -1 : 1, flippedX ? width : 0, flippedY ? height : 0);
    clipToProgress('drawSprite', context, sprite, width, height);
    drawFrame(context, spriteFrame, color);
  } finally {
    context.restore();
  }
}

const middle: Point = { x: 0.5, y: 0.5 };

/** Draws a frame in its original size, from the origin of the transform; may change the transform. */
export function drawFrame(context: Context2D, frame: SpriteFrame, color: Readonly<Color> | undefined): void {
  const { rect, rotation, rotated } = frame;
  if (rect.width === 0 || rect.height === 0) return;
  const isTinted = color !== undefined && (color.r < 255 || color.g < 255 || color.b < 255);
  const { image, x, y, width, height } = isTinted ? tintOf(frame, color, context) : cutOf(frame, context);
  const corner = trimmedCorner(frame);
  const upright = pictureSize(frame);
  const box = rotated ? { width: upright.height, height: upright.width } : upright;
  // Rotated back about the corner that becomes its top left.
  const [cos, sin] = [cosine(rotation), sine(rotation)];
  const left = corner.x + (cos < 0 || sin < 0 ? upright.width : 0);
  const top = corner.y + (cos < 0 || sin > 0 ? upright.height : 0);
  if (rotation !== 0) context.transform(cos, -sin, sin, cos, left, top);
  const [toX, toY] = rotation === 0 ? [left, top] : [0, 0];
  context.drawImage(image, x, y, width, height, toX, toY, box.width, box.height);
}

/** Exact at multiples of 90°, so that pixels stay whole. */
function cosine(degrees: number): number {
  const quarters = degrees / 90;
  return Number.isInteger(quarters) ? [1, 0, -1, 0][Math.abs(quarters % 4)]! : Math.cos((degrees * Math.PI) / 180);
}

function sine(degrees: number): number {
  return cosine(degrees - 90);
}

function tangent(degrees: number): number {
  return Math.tan((degrees * Math.PI) / 180);
}
