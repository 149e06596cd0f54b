import { checkArray, checkNotNegative, checkObject, checkPoint, checkString, wrongKind } from '../math/check.js';
import type { Size } from './geometry.js';
import type { Polygon, SpriteFrame } from './sprite-frame.js';
import type { Texture } from './texture.js';

/*
 * Frames are recognised by their fields, so that those of another copy of this library are accepted, too.
 */

export function checkSpriteFrame(name: string, what: string, value: SpriteFrame): SpriteFrame {
  if (isObject(value) && isObject(value.texture) && isObject(value.rect)) return value;
  throw wrongKind(name, what, 'a sprite frame', value);
}

export function checkTexture(name: string, value: Texture): Texture {
  const { url, size } = checkObject(name, 'texture', value);
  checkString(name, 'texture.url', url);
  if (size !== undefined) checkSize(name, 'texture.size', size);
  return value;
}

/** @returns A copy. */
export function checkSize(name: string, what: string, value: Size): Size {
  const { width, height } = checkObject(name, what, value);
  return {
    width: checkNotNegative(name, `${what}.width`, width),
    height: checkNotNegative(name, `${what}.height`, height),
  };
}

export function checkPolygon(name: string, value: Polygon): Polygon {
  checkObject(name, 'polygon', value);
  for (const list of ['vertices', 'verticesUV'] as const)
    for (const point of checkArray(name, `polygon.${list}`, value[list])) checkPoint(name, `polygon.${list}`, point);
  checkArray(name, 'polygon.triangles', value.triangles);
  return value;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
