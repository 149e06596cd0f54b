import type { Seconds } from 'rx-motion';

/**
 * The times of frames. Uneven ones are off by up to a third of their distance, always in the same way.
 *
 * @param rate Frames per second, > 0.
 */
export function frameTimes(duration: Seconds, rate: number, isUneven: boolean): Seconds[] {
  const count = Math.floor(duration * rate) + 1;
  return Array.from({ length: count }, (_, index) => {
    const shift = isUneven && index > 0 && index < count - 1 ? Math.sin(index * 12.9898) / (3 * rate) : 0;
    return index / rate + shift;
  });
}
