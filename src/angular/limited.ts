import * as core from '@angular/core';
import { finiteMotionOf } from '../motion/motion.js';
import type { Animate } from './inject-animate.js';

/**
 * Animates elements that leave, and warns when one takes longer than Angular waits.
 *
 * @returns Makes the function that animates an element that Angular waits for, and those that leave with it. The
 * element itself leaves first or last.
 */
export function injectLimited(animate: Animate): (element: HTMLElement) => Animate {
  const limit = core.inject(core.MAX_ANIMATION_TIMEOUT) / 1000;
  return (element) => {
    let end = 0;
    return (name, going, move, options, done) => {
      const start = going === element ? end : 0;
      const timed: typeof move = (one) => {
        const action = typeof move === 'function' ? move(one) : move;
        end = Math.max(end, start + options.delay + finiteMotionOf(name, action).duration);
        // eslint-disable-next-line no-console -- Angular itself removes the element silently
        if (end > limit) console.warn(`vanish: must take <= ${limit} s (MAX_ANIMATION_TIMEOUT), got ${end} s`);
        return action;
      };
      animate(name, going, timed, options, done);
    };
  };
}
