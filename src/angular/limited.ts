import { MAX_ANIMATION_TIMEOUT, inject } from '@angular/core';
import { finiteMotionOf } from '../action/motion.js';
import type { Lead } from './lead.js';

/**
 * Leads elements that leave, and warns when one of them takes longer than Angular waits.
 *
 * @returns How to lead what goes with an element that Angular waits for. That one goes first, or when all others have gone.
 */
export function injectLimited(lead: Lead): (element: HTMLElement) => Lead {
  const limit = inject(MAX_ANIMATION_TIMEOUT) / 1000;
  return (element) => {
    let end = 0;
    return (name, going, move, options, over) => {
      const since = going === element ? end : 0;
      const timed: typeof move = (one) => {
        const action = typeof move === 'function' ? move(one) : move;
        end = Math.max(end, since + options.delay + finiteMotionOf(name, action).duration);
        // eslint-disable-next-line no-console -- Angular itself removes the element without a word
        if (end > limit) console.warn(`vanish: must take <= ${limit} s (MAX_ANIMATION_TIMEOUT), got ${end} s`);
        return action;
      };
      lead(name, going, timed, options, over);
    };
  };
}
