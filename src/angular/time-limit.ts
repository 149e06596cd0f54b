// Older versions do not export it: see checkAngular.
import * as core from '@angular/core';
import type { Seconds } from '../clock/seconds.js';

/** Makes a function that warns about an element that leaves for longer than Angular waits. */
export function injectTimeLimit(): (duration: Seconds) => void {
  const limit = core.inject(core.MAX_ANIMATION_TIMEOUT) / 1000;
  return (duration) => {
    if (duration > limit)
      // eslint-disable-next-line no-console -- Angular itself removes the element silently
      console.warn(`vanish: must take <= ${limit} s (MAX_ANIMATION_TIMEOUT), got ${duration} s`);
  };
}
