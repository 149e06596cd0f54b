/** Rounds a number for a text: to a millionth, which hides the rounding errors of sums. */
export function plain(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
