import { checkSpriteFrame } from './check-frame.js';
import type { Point, Size } from './geometry.js';
import { outline } from './outline.js';
import type { SpriteFrame } from './sprite-frame.js';
import { trimmedCorner } from './trim.js';

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
 * @throws TypeError when `frame` is not a sprite frame.
 * @see {@link drawSprite} for a canvas.
 */
export function spriteFrameStyle(frame: SpriteFrame): SpriteFrameStyle {
  const { texture, rect, rotated, originalSize, polygon } = checkSpriteFrame('spriteFrameStyle', 'frame', frame);
  const corner = trimmedCorner(frame);
  // Inside the element, before the transform, the picture is rotated as in the texture.
  const box = rotated ? swapped(originalSize) : originalSize;
  const cut = rotated ? swapped(rect) : rect;
  const left = rotated ? originalSize.height - corner.y - rect.height : corner.x;
  const top = rotated ? corner.x : corner.y;
  const corners = ({ x, y }: Point): string => (rotated ? `${originalSize.height - y} ${x}` : `${x} ${y}`);
  const path = polygon && outline(polygon, polygon.vertices).map((triangle) => `M${triangle.map(corners).join('L')}Z`);
  return {
    width: px(box.width),
    height: px(box.height),
    backgroundImage: `url(${JSON.stringify(texture.url)})`,
    backgroundPosition: px(left - rect.x, top - rect.y),
    backgroundRepeat: 'no-repeat',
    backgroundSize: texture.size ? px(texture.size.width, texture.size.height) : 'auto',
    clipPath: path
      ? `path("${path.join('')}")`
      : `inset(${px(top, box.width - left - cut.width, box.height - top - cut.height, left)})`,
    transform: rotated ? `translateY(${px(originalSize.height)}) rotate(-90deg)` : 'none',
    transformOrigin: '0 0',
  };
}

function swapped({ width, height }: Size): Size {
  return { width: height, height: width };
}

function px(...lengths: readonly number[]): string {
  return lengths.map((length) => `${length}px`).join(' ');
}
