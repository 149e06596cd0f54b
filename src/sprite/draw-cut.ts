import type { Rect } from './geometry.js';
import type { SpriteFrame } from './sprite-frame.js';
import type { TextureImage } from './texture.js';

/** A piece of an image, as it lies there. */
export interface Cut extends Rect {
  readonly image: TextureImage;
}

/** @throws Error when the texture has no image. */
export function plainCut({ texture, rect, rotated }: SpriteFrame): Cut {
  if (!texture.image) throw new Error(`drawSprite: the texture ${texture.url} has no image`);
  const { x, y, width, height } = rect;
  return { image: texture.image, x, y, width: rotated ? height : width, height: rotated ? width : height };
}
