/** The numbers of a transform that a browser mixes as an action does, each by itself. */
export const TRANSFORM_NUMBERS = [
  'x',
  'y',
  'z',
  'rotation',
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
  const has = (...names: (keyof TransformPart)[]): boolean => names.some((name) => name in numbers);
  const { x = 0, y = 0, z = 0, rotation = 0, scaleX = 1, scaleY = 1, scaleZ = 1, skewX = 0, skewY = 0 } = numbers;
  const parts: string[] = [];
  if (has('z')) parts.push(`translate3d(${x}px, ${y}px, ${z}px)`);
  else if (has('x', 'y')) parts.push(`translate(${x}px, ${y}px)`);
  if (has('rotation')) parts.push(`rotate(${rotation}deg)`);
  if (has('scaleZ')) parts.push(`scale3d(${scaleX}, ${scaleY}, ${scaleZ})`);
  else if (has('scaleX', 'scaleY')) parts.push(`scale(${scaleX}, ${scaleY})`);
  if (has('skewX', 'skewY')) parts.push(`skew(${skewX}deg, ${skewY}deg)`);
  return parts.join(' ');
}
