import { checkSpriteFrame } from './check-frame.js';
import type { Point, Size } from './geometry.js';
import { outline } from './outline.js';
import type { SpriteFrame } from './sprite-frame.js';
import { pictureSize, trimmedCorner } from './trim.js';

/** CSS properties; all of them are always set, so that nothing of the previous frame remains. */
export interface SpriteFrameStyle {
  readonly width: string;
  readonly height: string;
  readonly backgroundImage: string;
  readonly backgroundPosition: string;
  readonly backgroundRepeat: string;
  readonly backgroundSize: string;
  readonly clipPath: string;
  readonly transform: string;
  readonly transformOrigin: string;
}

/**
 * The style that makes an element show a sprite frame in its original size, even if the frame is trimmed or rotated.
 *
 * It uses the element's `transform`, to rotate a frame that lies on its side in the texture. Animate a wrapper element
 * instead, and give the wrapper the size, because CSS ignores transforms in layout.
 *
 * ```ts page
 * import { spriteFrameCache, spriteFrameStyle } from 'rx-motion/sprite';
 *
 * await spriteFrameCache.load('hero.plist');
 * const picture = document.querySelector<HTMLElement>('#hero > .picture')!;
 * Object.assign(picture.style, spriteFrameStyle(spriteFrameCache.get('hero_01.png')!));
 * ```
 *
 * A frame with a `scale` needs the size of its texture, which a loaded sheet always has.
 *
 * @throws TypeError when `frame` is not a sprite frame.
 * @see {@link drawSprite} for a canvas.
 */
export function spriteFrameStyle(frame: SpriteFrame): SpriteFrameStyle {
  const { texture, rect, scale, originalSize, polygon } = checkSpriteFrame('spriteFrameStyle', 'frame', frame);
  const corner = trimmedCorner(frame);
  const picture = pictureSize(frame);
  // Inside the element, before the transform, the picture is rotated as in the texture.
  const [box, cut] = frame.rotated ? [swapped(originalSize), swapped(picture)] : [originalSize, picture];
  const [one, other] = [corner, { x: corner.x + picture.width, y: corner.y + picture.height }].map((point) =>
    pointInTexture(frame, point),
  ) as [Point, Point];
  const [left, top] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  const corners = (point: Point): string => {
    const { x, y } = pointInTexture(frame, point);
    return `${x} ${y}`;
  };
  const path = polygon && outline(polygon, polygon.vertices).map((triangle) => `M${triangle.map(corners).join('L')}Z`);
  return {
    width: px(box.width),
    height: px(box.height),
    backgroundImage: `url(${JSON.stringify(texture.url)})`,
    backgroundPosition: px(left - rect.x / scale, top - rect.y / scale),
    backgroundRepeat: 'no-repeat',
    backgroundSize: texture.size ? px(texture.size.width / scale, texture.size.height / scale) : 'auto',
    clipPath: path
      ? `path("${path.join('')}")`
      : `inset(${px(top, box.width - left - cut.width, box.height - top - cut.height, left)})`,
    transform: transformOf(frame),
    transformOrigin: '0 0',
  };
}

/** Where a point of a frame's original picture is in a box with the picture rotated as in the texture. */
function pointInTexture(frame: SpriteFrame, { x, y }: Point): Point {
  const { width, height } = frame.originalSize;
  if (frame.rotation === 90) return { x: height - y, y: x };
  if (frame.rotation === 180) return { x: width - x, y: height - y };
  return frame.rotation === 270 ? { x: y, y: width - x } : { x, y };
}

/** Rotates the picture back, and moves it to where it was before. */
function transformOf({ rotation, originalSize: { width, height } }: SpriteFrame): string {
  if (rotation === 0) return 'none';
  if (rotation === 90) return `translateY(${px(height)}) rotate(-90deg)`;
  return `translate(${px(width)}, ${px(rotation === 180 ? height : 0)}) rotate(${360 - rotation}deg)`;
}

function swapped({ width, height }: Size): Size {
  return { width: height, height: width };
}

function px(...lengths: readonly number[]): string {
  return lengths.map((length) => `${length}px`).join(' ');
}
