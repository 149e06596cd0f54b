/**
 * A curve bends time: it maps the linear progress of an action to the progress to show.
 *
 * Any function of this type will do. The curves of this library are exactly 0 at 0 and 1 at 1 (the exceptions say so).
 * They are defined outside [0, 1], because another curve may already have bent their progress.
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
