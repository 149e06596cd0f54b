import { jump } from '../clock/jump.js';
import type { Seconds } from '../clock/seconds.js';
import { FORWARDS } from './edges.js';
import { Span } from './span.js';

/** Lets jumps pass, and ends in the next frame: what has no end rests. */
export class Rest extends Span {
  constructor(start: Seconds) {
    super(start, Infinity, FORWARDS);
  }

  follow(time: Seconds): boolean {
    if (jump.now === 0) {
      this.end = time;
      this.leave('high');
    }
    return this.observer !== null;
  }
}
