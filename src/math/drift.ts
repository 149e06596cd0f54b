/**
 * How far a velocity of 1 takes something while it dies away: the path begins with slope 1, and ends at 0 with slope 0.
 *
 * @param length When it has died away.
 */
export function drift(time: number, length: number): number {
  return time < length ? time * (1 - time / length) ** 2 : 0;
}
