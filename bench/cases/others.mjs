import { DT, along, point, speedX, speedY } from './path.mjs';
import { leaf } from './frames.mjs';

/** Cases that ask what else an action costs: to start, to stop, to change child; and how much memory it takes. */

const moves = (contestant, target, i, childSeconds) => {
  const durations = [childSeconds, childSeconds, childSeconds, childSeconds];
  const points = [
    along(i, childSeconds),
    along(i, 2 * childSeconds),
    along(i, 3 * childSeconds),
    along(i, 4 * childSeconds),
  ];
  return contestant.sequence(target, durations, points);
};

/** Four moves of a quarter of the time each. */
export const sequence = {
  needs: ['sequence'],
  target: point,
  begin: (contestant, target, i, seconds) => moves(contestant, target, i, seconds / 4),
  expected: (i, elapsed, seconds) => along(i, Math.min(elapsed, seconds)),
};

/** Frames until a child is over. Not a whole number, so that no engine's rounding decides in which frame that is. */
export const CHILD_FRAMES = 7.4;

/** Sequences that change child in the same frame. */
export const handover = {
  needs: ['sequence'],
  target: point,
  begin: (contestant, target, i, seconds) => moves(contestant, target, i, seconds),
  expected: (i, elapsed, seconds) => along(i, Math.min(elapsed, 4 * seconds)),
  childSeconds: CHILD_FRAMES * DT,
};

/** Moves on from wherever the target is. */
export const churn = {
  ...leaf,
  begin: (contestant, target, i, seconds) =>
    contestant.move(target, seconds, target.x + speedX(i) * seconds, target.y + speedY(i) * seconds),
};
