import type { Point, Rect, Size } from './geometry.js';
import type { SpriteFrame } from './sprite-frame.js';

/** The size of a trimmed picture as drawn. */
export function pictureSize({ rect, scale }: Pick<SpriteFrame, 'rect' | 'scale'>): Size {
  return { width: rect.width / scale, height: rect.height / scale };
}

/** The top left corner of a trimmed picture inside the original. */
export function trimmedCorner(frame: SpriteFrame): Point {
  const { offset, originalSize } = frame;
  const { width, height } = pictureSize(frame);
  return { x: (originalSize.width - width) / 2 + offset.x, y: (originalSize.height - height) / 2 + offset.y };
}

/** The offset of a trimmed picture whose top left corner inside the original is known. */
export function offsetOf(corner: Point, { width, height }: Rect, originalSize: Size): Point {
  return { x: corner.x - (originalSize.width - width) / 2, y: corner.y - (originalSize.height - height) / 2 };
}
