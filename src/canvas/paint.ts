import type { Color } from '../math/color.js';
import { formatColor } from '../math/css-color.js';
import { clipToProgress } from '../sprite/clip-to-progress.js';
import { type Context2D, drawFrame } from '../sprite/draw-sprite.js';
import { noFrame } from '../sprite/no-frame.js';
import type { Sprite } from './sprite.js';
import { type Matrix, spriteMatrix } from './sprite-matrix.js';

/** Empties a canvas, and resets what others may have set in its context. */
export function clear(context: Context2D): void {
  const { width, height } = context.canvas;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalAlpha = 1;
  context.globalCompositeOperation = 'source-over';
  context.filter = 'none';
  context.shadowColor = 'transparent';
  context.clearRect(0, 0, width, height);
}

/** Draws a sprite within the transform `outer`. Changes the context's transform and opacity. */
export function paint(context: Context2D, sprite: Sprite, outer: Readonly<Matrix>): void {
  const { spriteFrame, opacity } = sprite;
  if (!sprite.visible || opacity <= 0) return;
  context.globalAlpha = opacity < 1 ? opacity : 1;
  const { width, height } = spriteFrame === noFrame ? sprite : spriteFrame.originalSize;
  spriteMatrix(sprite, width, height, outer, matrix);
  if (sprite.progress === undefined) {
    paintWhole(context, sprite);
    return;
  }
  context.save();
  try {
    transform(context);
    clipToProgress('Sprite', context, sprite, width, height);
    paintWhole(context, sprite);
  } finally {
    context.restore();
  }
}

function paintWhole(context: Context2D, sprite: Sprite): void {
  const { spriteFrame, draw, color } = sprite;
  transform(context);
  if (spriteFrame !== noFrame) {
    drawFrame(context, spriteFrame, color);
    return;
  }
  context.fillStyle = fillOf(color);
  if (draw === undefined) {
    context.fillRect(0, 0, sprite.width, sprite.height);
    return;
  }
  context.save();
  try {
    draw(context, sprite);
  } finally {
    context.restore();
  }
}

/** The matrix of the sprite that is being drawn. */
const matrix: Matrix = /* @__PURE__ */ new Float64Array(6);

function transform(context: Context2D): void {
  context.setTransform(matrix[0]!, matrix[1]!, matrix[2]!, matrix[3]!, matrix[4]!, matrix[5]!);
}

/** A colour for CSS, cached by its object. */
function fillOf(color: Color): string {
  let fill = fills.get(color);
  if (fill === undefined) {
    fill = formatColor(color);
    fills.set(color, fill);
  }
  return fill;
}

const fills = /* @__PURE__ */ new WeakMap<Color, string>();
