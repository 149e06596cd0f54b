import { Leaf } from '../../src/motion/leaf.js';
import type { Bindable } from '../../src/time/bindable.js';
import type { Timed } from '../../src/time/branches.js';
import { Playhead } from '../../src/time/playhead.js';

/** A leaf that writes down by its name what happens to it: its progress, `undo` and `stop`. */
export function noted(name: string, duration: number, log: string[]): Bindable<unknown> {
  return {
    duration,
    bind: (_target, start, end, edges) => {
      log.push(`${name} start`);
      const tell = (what: string | number) => log.push(`${name} ${what}`);
      return new Leaf({ update: tell, undo: () => tell('undo'), stop: () => tell('stop') }, start, end, edges);
    },
  };
}

/** An action that starts with the whole. */
export function timed(action: Bindable<unknown>): Timed<unknown> {
  return { action, start: 0, end: action.duration };
}

/** A playhead without an action. */
export class BarePlayhead extends Playhead {
  destination: number = Infinity;
}
