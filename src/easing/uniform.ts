/**
 * The straight curve: no easing.
 *
 * It is not called `linear`, since that is CSS's function of stops, nor `identity`, which is RxJS's.
 *
 * ```ts
 * import { uniform } from 'rx-motion';
 *
 * uniform(0.25); // => 0.25
 * ```
 */
export function uniform(t: number): number {
  return t;
}
