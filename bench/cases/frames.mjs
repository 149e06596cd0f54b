import { along, point, startX, startY } from './path.mjs';

/**
 * Cases that ask: what does a running action cost a frame?
 *
 * - `needs`: methods that a contestant must have.
 * - `target(i)`: the i-th target as it is found.
 * - `begin(contestant, target, i, seconds)`: starts the i-th action. `seconds` is about how long it runs: LONG while it
 *   is measured, 1 when its end is checked.
 * - `expected(i, elapsed, seconds)`: what the target must look like `elapsed` seconds later.
 */
export const leaf = {
  needs: ['move'],
  target: point,
  begin: (contestant, target, i, seconds) => {
    const end = along(i, seconds);
    return contestant.move(target, seconds, end.x, end.y);
  },
  expected: (i, elapsed, seconds) => along(i, Math.min(elapsed, seconds)),
};

/**
 * The same by a distance, which adds to what else moves the target and so asks where that is. The loop has no such
 * move.
 */
export const adding = {
  ...leaf,
  reference: 'leaf',
  needs: ['add'],
  begin: (contestant, target, i, seconds) => {
    const end = along(i, seconds);
    return contestant.add(target, seconds, end.x, end.y);
  },
};

const SHORT = 1 / 16;

/** Four moves; a quarter of the actions stands in each, so that finding the live one counts too. */
export const sequence = {
  needs: ['sequence'],
  target: point,
  begin: (contestant, target, i, seconds) => {
    const durations = [0, 1, 2, 3].map((child) => (child === i % 4 ? seconds : SHORT));
    let end = 0;
    const points = durations.map((duration) => along(i, (end += duration)));
    return contestant.sequence(target, durations, points);
  },
  expected: (i, elapsed, seconds) => along(i, Math.min(elapsed, seconds + 3 * SHORT)),
};

/**
 * A second to and a second fro, forever, starting at a different frame each: every frame has its share of hand-overs.
 */
export const repeat = {
  needs: ['loop'],
  endless: true,
  phases: 128,
  target: point,
  begin: (contestant, target, i) => contestant.loop(target, [1, 1], [along(i, 1), along(i, 0)]),
  expected: (i, elapsed) => along(i, 1 - Math.abs((elapsed % 2) - 1)),
};

/** A move and a turn at once, of different lengths. */
export const spawn = {
  needs: ['spawn'],
  target: (i) => ({ x: startX(i), y: startY(i), rotation: 0.5 }),
  begin: (contestant, target, i, seconds) => {
    const end = along(i, seconds);
    return contestant.spawn(target, seconds, end.x, end.y, seconds / 2, 0.5 + 45 * seconds);
  },
  expected: (i, elapsed, seconds) => ({
    ...along(i, Math.min(elapsed, seconds)),
    rotation: 0.5 + 90 * Math.min(elapsed, seconds / 2),
  }),
};

/** Quadratic, out: the one curve that every contestant has. */
export const eased = {
  needs: ['eased'],
  target: point,
  begin: (contestant, target, i, seconds) => {
    const end = along(i, seconds);
    return contestant.eased(target, seconds, end.x, end.y);
  },
  expected: (i, elapsed, seconds) => {
    const t = Math.min(1, elapsed / seconds);
    return along(i, t * (2 - t) * seconds);
  },
};

const KINDS = ['move', 'rotate', 'scale', 'skew', 'fade', 'tween'];

/** Six kinds of actions, one on each target, side by side. */
export const mixed = {
  needs: KINDS,
  target: (i) => ({
    x: startX(i),
    y: startY(i),
    rotation: 0.5,
    scaleX: 1.5,
    scaleY: 1.5,
    skewX: 0.5,
    skewY: 0.5,
    opacity: 0.5,
    percentage: 0.5,
  }),
  begin: (contestant, target, i, seconds) => {
    const end = along(i, seconds);
    switch (KINDS[i % 6]) {
      case 'move':
        return contestant.move(target, seconds, end.x, end.y);
      case 'rotate':
        return contestant.rotate(target, seconds, 0.5 + 90 * seconds);
      case 'scale':
        return contestant.scale(target, seconds, 1.5 + 2 * seconds, 1.5 + 3 * seconds);
      case 'skew':
        return contestant.skew(target, seconds, 0.5 + 20 * seconds, 0.5 + 10 * seconds);
      case 'fade':
        return contestant.fade(target, seconds, 0.5 + 0.25 * seconds);
      default:
        return contestant.tween(target, seconds, 0.5 + 40 * seconds);
    }
  },
  expected: (i, elapsed, seconds) => {
    const t = Math.min(elapsed, seconds);
    switch (KINDS[i % 6]) {
      case 'move':
        return along(i, t);
      case 'rotate':
        return { rotation: 0.5 + 90 * t };
      case 'scale':
        return { scaleX: 1.5 + 2 * t, scaleY: 1.5 + 3 * t };
      case 'skew':
        return { skewX: 0.5 + 20 * t, skewY: 0.5 + 10 * t };
      case 'fade':
        return { opacity: 0.5 + 0.25 * t };
      default:
        return { percentage: 0.5 + 40 * t };
    }
  },
};

/** A subscriber that allocates nothing, as a number in a variable would. */
const seen = new Float64Array(1);
export const see = (progress) => {
  seen[0] += progress;
};

/** A leaf whose progress goes to a subscriber (a callback, where that is what an engine has). The loop has none. */
export const observed = {
  reference: 'leaf',
  needs: ['observed'],
  target: point,
  begin: (contestant, target, i, seconds) => {
    const end = along(i, seconds);
    return contestant.observed(target, seconds, end.x, end.y, see);
  },
  expected: leaf.expected,
  /** Progress that was reported since the last call. */
  reported: () => {
    const [sum] = seen;
    seen[0] = 0;
    return sum;
  },
};
