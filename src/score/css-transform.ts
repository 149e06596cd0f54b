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

/**
 * The transform of a moment, as CSS. It has the same functions for the same names, whatever the numbers: browsers then
 * mix two of them number by number.
 */
export function cssTransform(numbers: TransformPart): string {
  const { x, y, z, rotation, rotationY, rotationX, scaleX, scaleY, scaleZ, skewX, skewY } = numbers;
  const parts: string[] = [];
  if (x !== undefined || y !== undefined) parts.push(`translate(${x ?? 0}px, ${y ?? 0}px)`);
  if (z !== undefined) parts.push(`translateZ(${z}px)`);
  if (rotation !== undefined) parts.push(`rotate(${rotation}deg)`);
  if (rotationY !== undefined) parts.push(`rotateY(${rotationY}deg)`);
  if (rotationX !== undefined) parts.push(`rotateX(${rotationX}deg)`);
  if (scaleX !== undefined || scaleY !== undefined) parts.push(`scale(${scaleX ?? 1}, ${scaleY ?? 1})`);
  if (scaleZ !== undefined) parts.push(`scaleZ(${scaleZ})`);
  if (skewX !== undefined || skewY !== undefined) parts.push(`skew(${skewX ?? 0}deg, ${skewY ?? 0}deg)`);
  return parts.join(' ');
}
