import type { FiniteAction, ReversibleAction } from '../action/action.js';
import { composed } from '../action/composed.js';
import { finiteMotionOf, reverseOf } from '../action/motion.js';
import { uniform } from '../easing/uniform.js';
import { FORWARDS, OPEN, remembers } from '../time/edges.js';
import { type TimeMap, bindWarped } from './warp.js';

/** `speed` with a rate that never changes, above 0. */
export function steady<T>(action: FiniteAction<T>, rate: number): FiniteAction<T> {
  const motion = finiteMotionOf('speed', action);
  const reverse = reverseOf(action);
  const map: TimeMap = { curve: uniform, seconds: (elapsed) => elapsed * rate };
  return composed('speed', [motion], {
    duration: motion.duration / rate,
    bind: (target, start, end, edges) =>
      bindWarped(motion, map, target, start, end, edges, remembers(edges) ? OPEN : FORWARDS),
    reverse: reverse && ((): ReversibleAction<T> => steady(reverse(), rate) as ReversibleAction<T>),
  });
}
