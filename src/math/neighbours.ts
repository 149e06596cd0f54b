/** The number just below another one, as near as numbers allow. */
export function justBefore(number: number): number {
  const near = number > 0 ? number * (1 - 2 ** -53) : number + number * OUTWARDS;
  return Math.min(near, number - Number.MIN_VALUE);
}

/** Less than one and a half steps to the next number away from 0, and more than half a step. */
const OUTWARDS = 1.6e-16;

/** The number just above another one. */
export function justAfter(number: number): number {
  return -justBefore(-number);
}
