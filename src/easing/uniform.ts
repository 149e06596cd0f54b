/**
 * The straight curve: no easing.
 *
 * It is called neither `linear`, which is CSS's function of stops, nor `identity`, which RxJS exports.
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
