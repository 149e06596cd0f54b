/** The numbers of a transform that a browser mixes as an action does, each by itself. */
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

/** What a transform has beside its numbers: around and inside of them; empty for nothing. */
export interface FixedTransform {
  readonly outer: string;
  readonly inner: string;
}

/**
 * Numbers of a transform as functions of CSS, with a space after each. A pair stands where one of both does.
 *
 * @param zero Left out where it is the number; by default only what is not given is left out, so that a browser mixes
 * two such texts number by number.
 * @param one The same for scales.
 */
export function transformFunctions(numbers: TransformPart, zero?: 0, one?: 1): string {
  const { z, rotation, rotationY, rotationX, scaleZ, skewX, skewY } = numbers;
  const [x, y] = [rounded(numbers.x), rounded(numbers.y)];
  const [scaleX, scaleY] = [rounded(numbers.scaleX), rounded(numbers.scaleY)];
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

/** What is beyond six digits nobody sees. It is what is left when amounts were added and taken away again. */
function rounded(number: number | undefined): number | undefined {
  return number && Math.round(number * 1e6) / 1e6;
}
