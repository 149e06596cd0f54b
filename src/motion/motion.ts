import type { OperatorFunction } from 'rxjs';
import type { Seconds } from '../clock/seconds.js';
import type { PlainLeaf } from '../lines/plain-leaf.js';
import { shownValue } from '../math/check.js';
import { ofAnotherCopy } from '../math/copies.js';
import type { Bindable } from '../time/bindable.js';
import type { Edges } from '../time/edges.js';
import type { Progress } from '../time/effect.js';
import type { Span } from '../time/span.js';
import type { Action, Reverse, ReversibleAction } from './action.js';
import { drive } from './drive.js';

/** The implementation of every action. */
export abstract class Motion<in T> implements Action<T>, Bindable<T> {
  /** The name of the function that made it, also in errors. */
  readonly kind: string;
  /** The name that a user gave it. */
  declare readonly label?: string;
  /** Seconds; Infinity if it has no end, or one that is not known beforehand. */
  readonly duration: Seconds;
  /** How many levels of actions are nested in this one. */
  abstract readonly depth: number;
  /** Whether it ends by itself, sooner or later. */
  abstract readonly ends: boolean;

  /** The motion as a plain leaf; null if it is more than that. */
  abstract readonly plain: PlainLeaf<T> | null;
  /** Whether it respects the user's setting for reduced motion by itself. */
  declare respectsSetting?: boolean;

  constructor(kind: string, duration: Seconds) {
    this.kind = kind;
    this.duration = duration;
  }

  abstract bind(target: T, start: Seconds, end: Seconds, edges: Edges): Span;

  on(target: T): OperatorFunction<Seconds, Progress> {
    return drive(this, target);
  }

  /** Whether nothing in it ends, so that all of it rests in a jump. */
  get rests(): boolean {
    return false;
  }

  /** The progress that it emits at `time`. */
  progressAt(time: Seconds): Progress {
    if (time >= this.duration) return 1;
    return time > 0 ? time / this.duration : 0;
  }
}

/**
 * The motion inside an action that was given to the function `name`.
 *
 * @param rule How an error begins; for an option, `<option> must be`.
 */
export function motionOf<T>(name: string, action: Action<T>, rule: string = 'expected'): Motion<T> {
  if (action instanceof Motion) return action as Motion<T>;
  // An object with a motion's members that is not a Motion comes from another copy.
  const found = 'progressAt' in Object(action) ? `one ${ofAnotherCopy}` : shownValue(action);
  throw new TypeError(`${name}: ${rule} an action of this library, got ${found}`);
}

/** The same for an action that must be of known length. */
export function finiteMotionOf<T>(name: string, action: Action<T>, rule?: string): Motion<T> {
  const motion = motionOf(name, action, rule);
  if (motion.duration < Infinity) return motion;
  throw new RangeError(`${name}: the action's duration must be finite, got ${motion.duration}`);
}

/** Whether an action has a reverse. */
export function hasReverse<T>(action: Action<T>): action is ReversibleAction<T> {
  return 'reverse' in action;
}

/** The `reverse` of an action made of another one: made of the other's reverse in the same way, if that has one. */
export function reverseOf<T, U>(action: Action<T>, make: (back: ReversibleAction<T>) => Action<U>): Reverse<U> {
  return hasReverse(action) ? (): ReversibleAction<U> => make(action.reverse()) as ReversibleAction<U> : undefined;
}
