import type { Seconds } from '../clock/seconds.js';
import { type PlainLeaf, TO_VALUE } from '../lines/plain-leaf.js';
import { checkDuration } from '../math/check.js';
import type { ReversibleAction } from '../motion/action.js';
import { LeafMotion } from '../motion/leaf-motion.js';
import { type Effect, IDLE } from '../time/effect.js';

/**
 * Waits.
 *
 * @param duration Seconds, >= 0.
 * @throws RangeError when `duration` is negative or not finite.
 * @see cocos2d-x DelayTime.
 */
export function delayTime(duration: Seconds): ReversibleAction<unknown> {
  return pause('delayTime', duration);
}

/** {@link delayTime} under another name. */
export function pause(name: string, duration: Seconds): ReversibleAction<unknown> {
  return new Pause(name, checkDuration(name, duration)) as ReversibleAction<unknown>;
}

class Pause extends LeafMotion<unknown> {
  effectOn(): Effect {
    return IDLE;
  }

  override get plain(): PlainLeaf<unknown> {
    return PLAIN;
  }

  reverse(): ReversibleAction<unknown> {
    return pause(this.kind, this.duration);
  }
}

const PLAIN: PlainLeaf<unknown> = { kind: 'delayTime', lenses: null, values: [], aim: TO_VALUE };
