/** Linear interpolation from `from` at 0 to `to` at 1: exact at both ends, and continued beyond them. */
export function mix(from: number, to: number, t: number): number {
  return t === 1 ? to : from + (to - from) * t;
}
