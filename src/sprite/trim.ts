import type { Point } from './geometry.js';
import type { SpriteFrame } from './sprite-frame.js';

/** The top left corner of a trimmed picture inside the original. */
export function trimmedCorner({ rect, offset, originalSize }: SpriteFrame): Point {
  return {
    x: (originalSize.width - rect.width) / 2 + offset.x,
    y: (originalSize.height - rect.height) / 2 + offset.y,
  };
}
