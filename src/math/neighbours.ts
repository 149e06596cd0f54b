/** The number just below another one, as near as numbers allow. */
export function justBefore(number: number): number {
  return Math.min(number * (number > 0 ? 1 - 2 ** -53 : 1 + 2 ** -52), number - Number.MIN_VALUE);
}

/** The number just above another one. */
export function justAfter(number: number): number {
  return -justBefore(-number);
}
