import { checkObject, wrongKind } from '../math/check.js';
import type { Color } from '../math/color.js';
import { checkSpriteFrame } from './check-frame.js';
import type { ProgressShape } from '../math/progress-shape.js';
import { clipToProgress } from './clip-to-progress.js';
import { cutOf } from './draw-cut.js';
import type { Context2D } from './draw-scratch.js';
import { tintedCut } from './draw-tinted.js';
import type { Point } from './geometry.js';
import type { SpriteFrame } from './sprite-frame.js';
import { trimmedCorner } from './trim.js';

export type { Context2D };

/** What {@link drawSprite} draws: any object with a frame. What it does not have is left as it is. */
export interface Sprite {
  readonly spriteFrame: SpriteFrame;
  /** Where its anchor is. */
  readonly x?: number;
  readonly y?: number;
  /** Where it is held: (0, 0) is its top left, (1, 1) its bottom right. Default: the frame's, else the middle. */
  readonly anchor?: Point | undefined;
  /** Degrees, clockwise. */
  readonly rotation?: number;
  /** Degrees by which upright edges are turned, instead of by `rotation`. */
  readonly rotationSkewX?: number;
  /** Degrees by which level edges are turned, instead of by `rotation`. */
  readonly rotationSkewY?: number;
  readonly scaleX?: number;
  readonly scaleY?: number;
  /** Degrees, as CSS has it: its bottom goes to the right. */
  readonly skewX?: number;
  /** Degrees, as CSS has it: its right side goes down. */
  readonly skewY?: number;
  /** Whether it is mirrored left to right, within its box. */
  readonly flippedX?: boolean;
  readonly flippedY?: boolean;
  readonly visible?: boolean;
  /** 0 to 1; beyond, it is cut off. */
  readonly opacity?: number;
  /** What its colours are multiplied by. White leaves them as they are. */
  readonly color?: Readonly<Color>;
  /** Which part of it its percentage shows; by default all of it. */
  readonly progress?: ProgressShape | undefined;
  /** 0 to 100. */
  readonly percentage?: number;
}

/**
 * Draws a sprite on a 2D canvas, as its picture was before it was packed: what was trimmed is empty again, what lies on its side stands upright.
 *
 * It is moved, turned, scaled and then skewed about its anchor, within the context's present transform. At whole pixels its pixels are those of the texture.
 *
 * ```ts page
 * import { drawSprite, spriteFrameCache } from 'rx-motion/sprite';
 *
 * const context = document.querySelector('canvas')!.getContext('2d')!;
 * await spriteFrameCache.load('hero.plist');
 * drawSprite(context, { spriteFrame: spriteFrameCache.get('hero_01.png')!, x: 160, y: 120, rotation: 30, opacity: 0.5 });
 * ```
 *
 * @throws TypeError when `context` or `sprite` is none; Error when the texture of the frame has no image; SecurityError when `color` is given and the image is from another origin that does not allow it.
 * @see cocos2d-x Sprite. Differs: y counts downwards.
 */
export function drawSprite(context: Context2D, sprite: Sprite): void {
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
  if (!visible || opacity <= 0 || spriteFrame.rect.width === 0 || spriteFrame.rect.height === 0) return;
  const { width, height } = spriteFrame.originalSize;
  const anchor = sprite.anchor ?? spriteFrame.anchor ?? middle;
  const cut = isTint(color) ? tintedCut(spriteFrame, color, context) : cutOf(spriteFrame, context);

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
    standUpright(context, spriteFrame);
    context.drawImage(cut.image, cut.x, cut.y, cut.width, cut.height, 0, 0, cut.width, cut.height);
  } finally {
    context.restore();
  }
}

const middle: Point = { x: 0.5, y: 0.5 };

function isTint(color: Readonly<Color> | undefined): color is Readonly<Color> {
  return color !== undefined && (color.r < 255 || color.g < 255 || color.b < 255);
}

/** From the original picture's corner to the cut's, turned back by a quarter if it lies on its side. */
function standUpright(context: Context2D, frame: SpriteFrame): void {
  const { x, y } = trimmedCorner(frame);
  if (frame.rotated) context.transform(0, -1, 1, 0, x, y + frame.rect.height);
  else context.translate(x, y);
}

/** Exact at quarters of a turn, so that pixels stay whole. */
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
