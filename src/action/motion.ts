import type { OperatorFunction } from 'rxjs';
import { describe } from '../math/check.js';
import { ofAnotherCopy } from '../math/copies.js';
import type { Bindable } from '../time/bindable.js';
import type { Seconds } from '../clock/seconds.js';
import type { Ends, Stretch } from '../time/stretch.js';
import type { Action, EndingAction, FiniteAction, ReversibleAction } from './action.js';
import { drive } from './drive.js';
import type { Progress } from './effect.js';
import type { Leaf } from './leaf.js';

/** How many actions may stand inside one another: each level costs a few frames of stack. */
const DEEPEST = 1000;

/** How a motion is laid over a stretch for a target. */
export type Bind<in T> = (target: T, start: Seconds, end: Seconds, ends: Ends) => Stretch;

/** What every action is inside. */
export abstract class Motion<in T> implements Action<T>, Bindable<T> {
  /** Seconds; Infinity when it has no end or one that is not known beforehand. */
  readonly duration: Seconds;
  /** How many levels of actions stand inside this one. */
  abstract readonly depth: number;

  constructor(duration: Seconds) {
    this.duration = duration;
  }

  abstract bind(target: T, start: Seconds, end: Seconds, ends: Ends, spent?: Stretch | null): Stretch;

  /** Whether it ends by itself, sooner or later. */
  get ends(): boolean {
    return true;
  }

  on(target: T): OperatorFunction<Seconds, Progress> {
    return drive(this, target, true);
  }

  /** What the outside is told at `time`. */
  progressAt(time: Seconds): Progress {
    if (time >= this.duration) return 1;
    return time > 0 ? time / this.duration : 0;
  }
}

/** A motion that moves a target itself. */
export abstract class LeafMotion<in T> extends Motion<T> {
  abstract override bind(target: T, start: Seconds, end: Seconds, ends: Ends, spent?: Stretch | null): Leaf;

  get depth(): number {
    return 0;
  }
}

/** A motion made of others. */
class Composed<in T> extends Motion<T> {
  override readonly bind: Bind<T>;
  override readonly depth: number;
  readonly reverse?: () => ReversibleAction<T>;

  constructor(duration: Seconds, bind: Bind<T>, depth: number, reverse?: () => ReversibleAction<T>) {
    super(duration);
    this.bind = bind;
    this.depth = depth;
    if (reverse !== undefined) this.reverse = reverse;
  }
}

/** A motion whose end, if it has one, is not known beforehand. */
class Open<in T> extends Composed<T> {
  private readonly ending: boolean;
  override readonly progressAt: (time: Seconds) => Progress;

  constructor(bind: Bind<T>, depth: number, ending: boolean, progressAt: (time: Seconds) => Progress) {
    super(Infinity, bind, depth);
    this.ending = ending;
    this.progressAt = progressAt;
  }

  override get ends(): boolean {
    return this.ending;
  }
}

/** An action of known length; one that turns around where `reverse` says how. */
export function finite<T>(
  duration: Seconds,
  bind: Bind<T>,
  depth: number,
  reverse: () => ReversibleAction<T>,
): ReversibleAction<T>;
export function finite<T>(
  duration: Seconds,
  bind: Bind<T>,
  depth: number,
  reverse?: () => ReversibleAction<T>,
): FiniteAction<T>;
export function finite<T>(
  duration: Seconds,
  bind: Bind<T>,
  depth: number,
  reverse?: () => ReversibleAction<T>,
): FiniteAction<T> {
  return new Composed(duration, bind, depth, reverse) as Action<T> as FiniteAction<T>;
}

/** An action that ends, but nobody knows when. */
export function ending<T>(
  bind: Bind<T>,
  depth: number,
  progressAt: (time: Seconds) => Progress = noProgress,
): EndingAction<T> {
  return new Open(bind, depth, true, progressAt) as Action<T> as EndingAction<T>;
}

/** An action that does not end. */
export function endless<T>(
  bind: Bind<T>,
  depth: number,
  progressAt: (time: Seconds) => Progress = noProgress,
): Action<T> {
  return new Open(bind, depth, false, progressAt);
}

/** The motion inside an action that was given to the factory `name`. */
export function motionOf<T>(name: string, action: Action<T>): Motion<T> {
  if (action instanceof Motion) return action as Motion<T>;
  // What has a motion's members and is none was made by another copy.
  const found = 'progressAt' in Object(action) ? `one ${ofAnotherCopy}` : describe(action);
  throw new TypeError(`${name}: expected an action of this library, got ${found}`);
}

/** The motion inside an action that must be of known length. */
export function finiteMotionOf<T>(name: string, action: Action<T>): Motion<T> {
  const motion = motionOf(name, action);
  if (motion.duration < Infinity) return motion;
  throw new RangeError(`${name}: the action's duration must be finite, got ${motion.duration}`);
}

/** How `action` turns around, if it can. */
export function reverseOf<T>(action: Action<T>): (() => ReversibleAction<T>) | undefined {
  return 'reverse' in action ? (): ReversibleAction<T> => (action as ReversibleAction<T>).reverse() : undefined;
}

/** The depth of an action around `inner`. */
export function depthAround(name: string, inner: readonly Motion<never>[]): number {
  let depth = 1;
  for (const motion of inner) if (motion.depth >= depth) depth = motion.depth + 1;
  if (depth > DEEPEST) throw new RangeError(`${name}: actions must not be nested deeper than ${DEEPEST}, got ${depth}`);
  return depth;
}

function noProgress(_time: Seconds): Progress {
  return 0;
}
