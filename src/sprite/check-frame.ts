import { checkArray, checkFinite, checkNotNegative, checkObject, checkString, wrongKind } from '../math/check.js';
import type { Point, Size } from './geometry.js';
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

export function checkPoint(name: string, what: string, value: Point): Point {
  checkFinite(name, `${what}.x`, checkObject(name, what, value).x);
  checkFinite(name, `${what}.y`, value.y);
  return value;
}

export function checkSize(name: string, what: string, value: Size): Size {
  for (const side of ['width', 'height'] as const) {
    const length = checkObject(name, what, value)[side];
    checkNotNegative(name, `${what}.${side}`, length);
  }
  return value;
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
