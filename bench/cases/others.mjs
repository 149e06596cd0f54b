import { DT, along, point, speedX, speedY } from './path.mjs';
import { leaf, mixed } from './frames.mjs';

/** Cases that ask what else an action costs: to start, to stop, to hand over; and how much memory it takes. */

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

/** Actions that can be found by a tag. The loop has none. */
export const tagged = {
  ...leaf,
  reference: 'create-leaf',
  needs: ['tagged'],
  begin: (contestant, target, i, seconds) => {
    const { x, y } = along(i, seconds);
    return contestant.tagged(target, seconds, x, y);
  },
};

/** How a kind starts on `contestant`, and what its target must be at `t` seconds. `end` is where a move ends. */
const KINDS = [
  { start: (it, target, s, end) => it.move(target, s, end.x, end.y), at: along },
  { start: (it, target, s, end) => (it.add ?? it.move)(target, s, end.x, end.y), at: along },
  { start: (it, target, s, end) => (it.tagged ?? it.move)(target, s, end.x, end.y), at: along },
  { start: (it, target, s, end) => (it.play ?? it.move)(target, s, end.x, end.y), at: along },
  {
    start: (it, target, s) => it.scale(target, s, 1.5 + 2 * s, 1.5 + 3 * s),
    at: (_, t) => ({ scaleX: 1.5 + 2 * t, scaleY: 1.5 + 3 * t }),
  },
  { start: (it, target, s) => it.fade(target, s, 0.5 + 0.25 * s), at: (_, t) => ({ opacity: 0.5 + 0.25 * t }) },
  {
    start: (it, target, s) => (it.turn ?? it.rotate)(target, s, 0.5 + 90 * s),
    at: (_, t) => ({ rotation: 0.5 + 90 * t }),
  },
  {
    start: (it, target, s) => (it.number ?? it.tween)(target, s, 0.5 + 40 * s),
    at: (_, t) => ({ percentage: 0.5 + 40 * t }),
  },
];

/**
 * One in eight each: a move, a move by a distance, one with a tag, one that is played; scale, fade, rotation, a number.
 */
export const mixedLeaves = {
  needs: ['move', 'scale', 'fade', 'rotate', 'tween'],
  target: mixed.target,
  begin: (contestant, target, i, seconds) =>
    KINDS[i % KINDS.length].start(contestant, target, seconds, along(i, seconds)),
  expected: (i, elapsed, seconds) => KINDS[i % KINDS.length].at(i, Math.min(elapsed, seconds)),
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

/** Sequences that hand over in the same frame. */
export const handover = {
  needs: ['sequence'],
  target: point,
  begin: (contestant, target, i, seconds) => moves(contestant, target, i, seconds),
  expected: (i, elapsed, seconds) => along(i, Math.min(elapsed, 4 * seconds)),
  childSeconds: CHILD_FRAMES * DT,
};

/** The same for what is played. */
export const handoverPlay = {
  ...handover,
  begin: (contestant, target, i, seconds) =>
    moves({ sequence: contestant.playSequence ?? contestant.sequence }, target, i, seconds),
};

/** Moves on from wherever the target is. */
export const churn = {
  ...leaf,
  begin: (contestant, target, i, seconds) =>
    contestant.move(target, seconds, target.x + speedX(i) * seconds, target.y + speedY(i) * seconds),
};
