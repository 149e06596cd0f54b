/** The straight line from `from` at 0 to `to` at 1: exact at both ends, still where they are the same number, and going on beyond them. */
export function mix(from: number, to: number, t: number): number {
  const by = to - from;
  return t < 0.5 ? from + by * t : to - by * (1 - t);
}
