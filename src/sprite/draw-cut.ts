import { type Context2D, scratchContext } from './draw-scratch.js';
import type { Rect } from './geometry.js';
import { outline } from './outline.js';
import type { Polygon, SpriteFrame } from './sprite-frame.js';
import type { TextureImage } from './texture.js';

/** A piece of an image. */
export interface Cut extends Rect {
  readonly image: TextureImage;
}

/**
 * A frame's piece of its texture, rotated as in the texture. For a frame with an outline it is a separate canvas, made
 * once, without the neighbours that reach into its box.
 *
 * @param near A context on the same kind of canvas as the one to make.
 * @throws Error when the texture has no image.
 */
export function cutOf(frame: SpriteFrame, near: Context2D): Cut {
  const { texture, rect, rotated, polygon } = frame;
  if (!texture.image) throw new Error(`drawSprite: the texture must have an image, got ${texture.url} without one`);
  const { x, y, width, height } = rect;
  const box = { image: texture.image, x, y, width: rotated ? height : width, height: rotated ? width : height };
  const cut = polygon ? (cutOuts.get(frame) ?? cutOut(box, polygon, near)) : box;
  if (polygon && isLoaded(texture.image)) cutOuts.set(frame, cut);
  return cut;
}

/** Whether an image has its pixels. What was made from it before is empty. */
export function isLoaded(image: TextureImage): boolean {
  return !('complete' in image) || image.complete;
}

const cutOuts = /* @__PURE__ */ new WeakMap<SpriteFrame, Cut>();

function cutOut({ image, x, y, width, height }: Cut, polygon: Polygon, near: Context2D): Cut {
  const context = scratchContext(near, width, height);
  context.translate(-x, -y);
  context.beginPath();
  for (const [first, ...others] of outline(polygon, polygon.verticesUV)) {
    context.moveTo(first.x, first.y);
    for (const corner of others) context.lineTo(corner.x, corner.y);
    context.closePath();
  }
  // The stroke adds half a pixel: otherwise antialiasing would make the pixels along the outline translucent.
  context.fill();
  context.stroke();
  context.globalCompositeOperation = 'source-in';
  context.drawImage(image, x, y, width, height, x, y, width, height);
  return { image: context.canvas, x: 0, y: 0, width, height };
}
