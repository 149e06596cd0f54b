import { eased, leaf, observed, see } from './frames.mjs';
import { along } from './path.mjs';

/**
 * Cases that ask: what does the form cost that people write first? For rx-motion that is `play(…)` and `action.on(…)`;
 * the others have one form for all.
 */

/** Nobody takes the values of what is played. */
export const play = {
  ...leaf,
  begin: (contestant, target, i, seconds) => {
    const { x, y } = along(i, seconds);
    return (contestant.play ?? contestant.move)(target, seconds, x, y);
  },
};

/** The same on a clock for many. */
export const crowd = {
  ...leaf,
  begin: (contestant, target, i, seconds) => {
    const { x, y } = along(i, seconds);
    return (contestant.crowd ?? contestant.move)(target, seconds, x, y);
  },
};

/** A subscriber takes the progress. */
export const playObserved = {
  ...observed,
  begin: (contestant, target, i, seconds) => {
    const { x, y } = along(i, seconds);
    return (contestant.playObserved ?? contestant.observed)(target, seconds, x, y, see);
  },
};

export const playEased = {
  ...eased,
  begin: (contestant, target, i, seconds) => {
    const { x, y } = along(i, seconds);
    return (contestant.playEased ?? contestant.eased)(target, seconds, x, y);
  },
};

/** Driven by a stream of time that all share. */
export const on = {
  ...leaf,
  begin: (contestant, target, i, seconds) => {
    const { x, y } = along(i, seconds);
    return (contestant.on ?? contestant.move)(target, seconds, x, y);
  },
};
