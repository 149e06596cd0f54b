/**
 * A curve bends time: it takes the linear progress of an action and returns the progress to show.
 *
 * Any function of this type serves. The curves of this library give exactly 0 at 0 and exactly 1 at 1 (the exceptions say so), and they go on outside of
 * [0, 1], because the progress that reaches them may have been bent by another curve already.
 *
 * ```ts
 * import { sineInOut, type Curve } from 'rx-motion';
 *
 * const there: Curve = sineInOut;
 * const thereAndBack: Curve = (t) => sineInOut(t < 0.5 ? 2 * t : 2 - 2 * t);
 * [there(0), there(0.5), there(1)]; // => [0, 0.5, 1]
 * [thereAndBack(0), thereAndBack(0.5), thereAndBack(1)]; // => [0, 1, 0]
 * ```
 */
export type Curve = (t: number) => number;
