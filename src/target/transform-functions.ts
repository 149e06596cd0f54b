/** The numbers of a transform that a browser interpolates as an action does, each by itself. */
export const TRANSFORM_NUMBERS = [
  'x',
  'y',
  'z',
  'rotation',
  'rotationY',
  'rotationX',
  'scaleX',
  'scaleY',
  'scaleZ',
  'skewX',
  'skewY',
] as const;

/** Some numbers of a transform: pixels, degrees and factors. */
export type TransformPart = { readonly [Name in (typeof TRANSFORM_NUMBERS)[number]]?: number };

/** CSS of a transform before and after its numbers; empty if there is none. */
export interface FixedTransform {
  readonly outer: string;
  readonly inner: string;
}

/**
 * Numbers of a transform as functions of CSS, with a space after each. A pair is written if either of its numbers is.
 *
 * @param zero 0 leaves out numbers that are 0; all must be given then. By default, only missing numbers are left out,
 * so that a browser can interpolate two such texts number by number.
 * @param one 1 leaves out scales that are 1.
 */
export function transformFunctions(numbers: TransformPart, zero?: 0, one?: 1): string {
  const { z, rotation, rotationY, rotationX, scaleZ, skewX, skewY } = numbers;
  const [x, y] = [round(numbers.x), round(numbers.y)];
  const [scaleX, scaleY] = [round(numbers.scaleX), round(numbers.scaleY)];
  let text = x !== zero || y !== zero ? `translate(${x ?? 0}px, ${y ?? 0}px) ` : '';
  if (z !== zero) text += `translateZ(${z}px) `;
  if (rotation !== zero) text += `rotate(${rotation}deg) `;
  if (rotationY !== zero) text += `rotateY(${rotationY}deg) `;
  if (rotationX !== zero) text += `rotateX(${rotationX}deg) `;
  if (scaleX !== one || scaleY !== one) text += `scale(${scaleX ?? 1}, ${scaleY ?? 1}) `;
  if (scaleZ !== one) text += `scaleZ(${scaleZ}) `;
  if (skewX !== zero || skewY !== zero) text += `skew(${skewX ?? 0}deg, ${skewY ?? 0}deg) `;
  return text;
}

/** Six digits: anything beyond is a rounding error, left after amounts were added and subtracted again. */
function round(number: number | undefined): number | undefined {
  return number && Math.round(number * 1e6) / 1e6;
}
