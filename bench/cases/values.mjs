import { LONG, along, point } from './path.mjs';

/**
 * Cases that ask: what does a moving value cost a frame, with a subscriber (a callback) that stores it? The loop has
 * none.
 */

/** A number. */
export const value = {
  reference: 'leaf',
  needs: ['value'],
  target: point,
  begin: (contestant, target, i, seconds) => contestant.value(target, seconds, along(i, seconds).x),
  expected: (i, elapsed, seconds) => ({ x: along(i, Math.min(elapsed, seconds)).x }),
};

/** A record of two numbers, a new one each frame where that is what an engine gives. */
export const record = {
  reference: 'leaf',
  needs: ['record'],
  target: point,
  begin: (contestant, target, i, seconds) => {
    const end = along(i, seconds);
    return contestant.record(target, seconds, end.x, end.y);
  },
  expected: (i, elapsed, seconds) => along(i, Math.min(elapsed, seconds)),
};

/** A number that follows a goal, which is set once. */
export const glide = {
  ...value,
  needs: ['glide'],
  begin: (contestant, target, i, seconds) => contestant.glide(target, seconds, along(i, seconds).x),
};

/** A number that a spring draws to a goal. Where it is on the way differs from engine to engine. */
export const spring = {
  reference: 'leaf',
  needs: ['spring'],
  endless: true,
  target: point,
  begin: (contestant, target, i) => contestant.spring(target, LONG, along(i, 1).x),
  expected: () => ({}),
};

/** A state as data: a snapshot each frame that nobody changes later. */
export const state = {
  ...record,
  needs: ['state'],
  begin: (contestant, target, i, seconds) => {
    const end = along(i, seconds);
    return contestant.state(target, seconds, end.x, end.y);
  },
};
