import { checkBoolean, checkFinite, checkObject, checkString } from '../math/check.js';
import { checkPoint, checkPolygon, checkSize, checkTexture } from './check-frame.js';
import type { Point, Rect, Size } from './geometry.js';
import type { Texture } from './texture.js';

/** The outline of a frame whose neighbours in the texture reach into its box. */
export interface Polygon {
  /** Corners in the original picture. */
  readonly vertices: readonly Point[];
  /** The same corners in the texture. */
  readonly verticesUV: readonly Point[];
  /** Each is three indices into `vertices`. */
  readonly triangles: readonly (readonly [number, number, number])[];
}

/** What a {@link SpriteFrame} is made of; what is left out is upright, untrimmed and without an outline. */
export interface SpriteFrameParts {
  readonly name: string;
  readonly texture: Texture;
  readonly rect: Rect;
  readonly rotated?: boolean | undefined;
  readonly offset?: Point | undefined;
  readonly originalSize?: Size | undefined;
  readonly anchor?: Point | undefined;
  readonly polygon?: Polygon | undefined;
}

/**
 * A picture inside a texture: a frame of an animation, or a whole sprite.
 *
 * A packer cuts the transparent border off a picture and may lay it on its side to save space. A frame knows what it looked like before:
 *
 *     in the texture            as it is drawn
 *     +----------+              +-- originalSize --+
 *     | rect     |              |   +------+       |
 *     |  (laid   |     ==>      |   | rect |   x   |  offset: from the middle of the
 *     |   on its |              |   |      |       |  original to the middle of what
 *     |   side)  |              |   +------+       |  is left of it
 *     +----------+              +------------------+
 *
 * All of it counts pixels to the right and down, as a canvas does; files that count upwards are turned around when they are read.
 * A frame never changes.
 *
 * ```ts
 * import { SpriteFrame } from 'rx-motion/sprite';
 *
 * const coin = new SpriteFrame({ name: 'coin', texture: { url: 'coin.png' }, rect: { x: 0, y: 0, width: 32, height: 32 } });
 * coin.originalSize; // => { width: 32, height: 32 }
 * coin.rotated; // => false
 * ```
 *
 * @throws TypeError when a part is of the wrong kind; RangeError when a number is not finite, or a size negative.
 * @see cocos2d-x SpriteFrame. Differs: immutable; offset and anchor count downwards.
 */
export class SpriteFrame {
  readonly name: string;
  readonly texture: Texture;
  /** The place in the texture. Its size is that of the upright picture, also where that lies on its side. */
  readonly rect: Rect;
  /** Whether the picture lies on its side in the texture, turned clockwise by a quarter. */
  readonly rotated: boolean;
  /** From the middle of the original picture to the middle of the trimmed one. */
  readonly offset: Point;
  /** The size before trimming. */
  readonly originalSize: Size;
  /** Where a sprite that shows this frame is held: (0, 0) is the top left of the original, (1, 1) the bottom right. */
  readonly anchor: Point | undefined;
  readonly polygon: Polygon | undefined;

  constructor(parts: SpriteFrameParts) {
    const {
      name,
      texture,
      rect,
      rotated = false,
      offset = { x: 0, y: 0 },
      originalSize = rect,
      anchor,
      polygon,
    } = checkObject('SpriteFrame', 'parts', parts);
    checkString('SpriteFrame', 'name', name);
    checkTexture('SpriteFrame', texture);
    checkObject('SpriteFrame', 'rect', rect);
    for (const side of ['x', 'y', 'width', 'height'] as const) checkFinite('SpriteFrame', `rect.${side}`, rect[side]);
    checkBoolean('SpriteFrame', 'rotated', rotated);
    checkPoint('SpriteFrame', 'offset', offset);
    checkSize('SpriteFrame', 'originalSize', originalSize);
    if (anchor !== undefined) checkPoint('SpriteFrame', 'anchor', anchor);
    if (polygon !== undefined) checkPolygon('SpriteFrame', polygon);
    this.name = name;
    this.texture = texture;
    this.rect = Object.freeze({ x: rect.x, y: rect.y, width: rect.width, height: rect.height });
    this.rotated = rotated;
    this.offset = Object.freeze({ x: offset.x, y: offset.y });
    this.originalSize = Object.freeze({ width: originalSize.width, height: originalSize.height });
    this.anchor = anchor && Object.freeze({ x: anchor.x, y: anchor.y });
    this.polygon = polygon;
    Object.freeze(this);
  }
}
