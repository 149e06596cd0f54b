import { checkBoolean, checkFinitePositive, checkNumber, checkObject, checkPoint, checkString } from '../math/check.js';
import { checkPolygon, checkSize, checkTexture } from './check-frame.js';
import type { Point, Rect, Size } from './geometry.js';
import type { Texture } from './texture.js';
import { pictureSize } from './trim.js';

/** The outline of a frame, for a texture in which neighbours reach into its box. */
export interface Polygon {
  /** Corners in the original picture, in pixels. */
  readonly vertices: readonly Point[];
  /** The same corners in the texture. */
  readonly verticesUV: readonly Point[];
  /** Each is three indices into `vertices`. */
  readonly triangles: readonly (readonly [number, number, number])[];
}

/** Degrees, clockwise, by which a picture is rotated in its texture. */
export type FrameRotation = 0 | 90 | 180 | 270;

/** The parts of a {@link SpriteFrame}; by default it is upright, untrimmed and without an outline. */
export interface SpriteFrameParts {
  readonly name: string;
  readonly texture: Texture;
  readonly rect: Rect;
  /** Short for a rotation of 90°. */
  readonly rotated?: boolean | undefined;
  readonly rotation?: FrameRotation | undefined;
  readonly scale?: number | undefined;
  readonly offset?: Point | undefined;
  readonly originalSize?: Size | undefined;
  readonly anchor?: Point | undefined;
  readonly polygon?: Polygon | undefined;
}

/**
 * A picture inside a texture: a frame of an animation, or a whole sprite.
 *
 * A packer trims the transparent border of a picture, and can rotate it to save space. A frame knows the original:
 *
 *     in the texture            as drawn
 *     +----------+              +-- originalSize --+
 *     | rect     |              |   +------+       |
 *     |  (laid   |     ==>      |   | rect |   x   |  offset: from the middle of the
 *     |   on its |              |   |      |       |  original to the middle of the
 *     |   side)  |              |   +------+       |  trimmed picture
 *     +----------+              +------------------+
 *
 * All coordinates are in pixels, to the right and down, as on a canvas; files that count upwards are converted when
 * they are read. In a texture for dense screens, `scale` pixels of the texture are one pixel as drawn: `rect` and the
 * outline's `verticesUV` are in pixels of the texture, everything else in pixels as drawn. A frame never changes.
 *
 * ```ts
 * import { SpriteFrame } from 'rx-motion/sprite';
 *
 * const rect = { x: 0, y: 0, width: 32, height: 32 };
 * const coin = new SpriteFrame({ name: 'coin', texture: { url: 'coin.png' }, rect });
 * coin.originalSize; // => { width: 32, height: 32 }
 * coin.rotated; // => false
 * new SpriteFrame({ name: 'coin@2x', texture: { url: 'coin@2x.png' }, rect, scale: 2 }).originalSize.width; // => 16
 * ```
 *
 * @throws TypeError when a part is of the wrong kind; RangeError when a number is not finite, a size is negative,
 * `scale` is not above 0, or `rotation` is not a quarter turn.
 * @see cocos2d-x SpriteFrame. Differs: immutable; offset and anchor point downwards.
 */
export class SpriteFrame {
  readonly name: string;
  readonly texture: Texture;
  /** The position in the texture. The size is always that of the upright picture. */
  readonly rect: Rect;
  /** Whether the picture lies on its side in the texture: its `rotation` is 90° or 270°. */
  readonly rotated: boolean;
  /** Degrees, clockwise, by which the picture is rotated in the texture. */
  readonly rotation: FrameRotation;
  /** How many pixels of the texture, in each direction, are one pixel as drawn. */
  readonly scale: number;
  /** From the middle of the original picture to the middle of the trimmed one. */
  readonly offset: Point;
  /** The size before trimming. */
  readonly originalSize: Size;
  /** The anchor of sprites with this frame: (0, 0) is the top left of the original, (1, 1) the bottom right. */
  readonly anchor: Point | undefined;
  readonly polygon: Polygon | undefined;

  constructor(parts: SpriteFrameParts) {
    const {
      name,
      texture,
      rect,
      rotated = false,
      rotation = checkBoolean('SpriteFrame', 'rotated', rotated) ? 90 : 0,
      scale = 1,
      offset = { x: 0, y: 0 },
      anchor,
      polygon,
    } = checkObject('SpriteFrame', 'parts', parts);
    this.name = checkString('SpriteFrame', 'name', name);
    this.texture = checkTexture('SpriteFrame', texture);
    this.rect = Object.freeze({
      ...checkPoint('SpriteFrame', 'rect', rect),
      ...checkSize('SpriteFrame', 'rect', rect),
    });
    this.rotation = checkNumber(
      'SpriteFrame',
      'rotation',
      '0, 90, 180 or 270',
      rotation,
      isQuarterTurn,
    ) as FrameRotation;
    this.rotated = rotation % 180 !== 0;
    this.scale = checkFinitePositive('SpriteFrame', 'scale', scale);
    const { originalSize = pictureSize(this) } = parts;
    this.offset = Object.freeze(checkPoint('SpriteFrame', 'offset', offset));
    this.originalSize = Object.freeze(checkSize('SpriteFrame', 'originalSize', originalSize));
    this.anchor = anchor === undefined ? undefined : Object.freeze(checkPoint('SpriteFrame', 'anchor', anchor));
    this.polygon = polygon === undefined ? undefined : checkPolygon('SpriteFrame', polygon);
    Object.freeze(this);
  }
}

function isQuarterTurn(rotation: number): boolean {
  return rotation === 0 || rotation === 90 || rotation === 180 || rotation === 270;
}
