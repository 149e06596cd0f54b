import type { Point } from './geometry.js';
import type { SpriteFrame } from './sprite-frame.js';

/** Where a point of a frame's original picture is in a box with the picture rotated as in the texture. */
export function pointInTexture(frame: Pick<SpriteFrame, 'rotation' | 'originalSize'>, { x, y }: Point): Point {
  const { width, height } = frame.originalSize;
  if (frame.rotation === 90) return { x: height - y, y: x };
  if (frame.rotation === 180) return { x: width - x, y: height - y };
  return frame.rotation === 270 ? { x: y, y: width - x } : { x, y };
}
