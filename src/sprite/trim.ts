import type { Point, Rect, Size } from './geometry.js';

/** A trimmed picture: where it is in its texture, and in the original. */
interface Trimmed {
  readonly rect: Rect;
  readonly scale: number;
  readonly offset: Point;
  readonly originalSize: Size;
}

/** The size of a trimmed picture as drawn. */
export function pictureSize({ rect, scale }: Pick<Trimmed, 'rect' | 'scale'>): Size {
  return { width: rect.width / scale, height: rect.height / scale };
}

/** The top left corner of a trimmed picture inside the original. */
export function trimmedCorner(frame: Trimmed): Point {
  const { offset, originalSize } = frame;
  const { width, height } = pictureSize(frame);
  return { x: (originalSize.width - width) / 2 + offset.x, y: (originalSize.height - height) / 2 + offset.y };
}

/** The offset of a trimmed picture whose top left corner inside the original is known. */
export function offsetOf(corner: Point, { width, height }: Rect, originalSize: Size): Point {
  return { x: corner.x - (originalSize.width - width) / 2, y: corner.y - (originalSize.height - height) / 2 };
}
