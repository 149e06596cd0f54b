/**
 * Falls and bounces three times, lower each time, before it comes to rest.
 *
 * ```ts
 * import { bounceIn, bounceInOut, bounceOut } from 'rx-motion';
 *
 * [bounceOut(0.5), bounceIn(0.5), bounceInOut(0.5)]; // => [0.765625, 0.234375, 0.5]
 * ```
 *
 * @see cocos2d-x EaseBounceOut. Differs: nothing.
 */
export function bounceOut(t: number): number {
  const falls = 2.75 * t; // in durations of the first fall; u * u is a fall from height 1
  if (falls < 1) return falls * falls;
  if (falls < 2) return arc(falls - 1.5, 0.75);
  if (falls < 2.5) return arc(falls - 2.25, 0.9375);
  return arc(falls - 2.625, 0.984375);
}

/**
 * {@link bounceOut} reversed: bounces, higher each time, until it takes off.
 *
 * @see cocos2d-x EaseBounceIn. Differs: nothing.
 */
export function bounceIn(t: number): number {
  return 1 - bounceOut(1 - t);
}

/**
 * {@link bounceIn} to the middle, {@link bounceOut} from there.
 *
 * @see cocos2d-x EaseBounceInOut. Differs: nothing.
 */
export function bounceInOut(t: number): number {
  return t < 0.5 ? bounceIn(2 * t) / 2 : 1 - bounceIn(2 - 2 * t) / 2;
}

function arc(fromTop: number, top: number): number {
  return fromTop * fromTop + top;
}
