/** A number as it is written into a text: to a millionth, so that no rounding of a sum shows. */
export function plain(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
