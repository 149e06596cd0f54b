import type { Observable } from 'rxjs';
import { checkObservable } from '../clock/observable-of.js';
import type { Seconds } from '../clock/seconds.js';
import { checkBoolean, checkNumber, checkOptions, wrongKind } from '../math/check.js';
import type { ReleaseOption } from '../motion/release-option.js';
import type { Tag } from './running-action.js';

/** Called before and after each turn of a run. */
export interface Overlay {
  before(): void;
  /**
   * @param dt Seconds that have passed for the target.
   * @param isOver Whether the run has come to its end.
   */
  after(dt: Seconds, isOver: boolean): void;
}

/** A policy with code of its own, so that only programs that import it pay for it. Made by {@link blend}. */
export interface BlendPolicy {
  /** @param replaced The overlays of the runs that are replaced, unless they are paused. */
  overlay(target: unknown, duration: Seconds, replaced: readonly Overlay[]): Overlay;
}

/** What happens to actions with the same target and tag; named as in RxJS for inner observables. */
export type Policy = 'merge' | 'switch' | 'concat' | 'exhaust' | BlendPolicy;

/** How an action is to run. */
export interface RunOptions extends ReleaseOption {
  /** Finds the action among those of its target. */
  readonly tag?: Tag | undefined;
  /** Bits by which several actions can be stopped at once. */
  readonly flags?: number | undefined;
  /** Whether the target starts paused; ignored if something else runs on it. */
  readonly paused?: boolean | undefined;
  /**
   * What happens to actions with the same target and tag (or without one): `merge` runs beside them, `switch` replaces
   * them, `concat` starts in the frame in which the last of them ends, `exhaust` is ignored while one of them runs;
   * `blend()` replaces them and takes over their velocity. Default `merge`.
   */
  readonly policy?: Policy | undefined;
  /** Stops the action when it emits; if it fails, so does the action. Subscribed while the action runs. */
  // eslint-disable-next-line rxjs-x/finnish -- an option that reads as a word
  readonly until?: Observable<unknown> | undefined;
  /** Whether the action can seek back and play in reverse, which takes memory for what it has passed. */
  readonly seekable?: boolean | undefined;
}

const policies: readonly unknown[] = ['merge', 'switch', 'concat', 'exhaust'] satisfies Policy[];

/** Checks the options, and returns a copy, which nobody changes. It has what the object itself has, and no more. */
export function checkRunOptions(options: RunOptions): RunOptions {
  const copy = { ...checkOptions('runAction', options, 'flags paused policy release seekable tag until') };
  const { tag, flags, paused, policy, until: until$, seekable } = copy;
  // NaN would never be found.
  if (tag !== undefined && typeof tag !== 'string' && (typeof tag !== 'number' || tag !== tag))
    throw wrongKind('runAction', 'tag', 'a string or a number', tag);
  if (flags !== undefined) checkNumber('runAction', 'flags', 'a whole number', flags, Number.isInteger);
  if (paused !== undefined) checkBoolean('runAction', 'paused', paused);
  const isPolicy = policies.includes(policy) || typeof (policy as Partial<BlendPolicy> | null)?.overlay === 'function';
  if (policy !== undefined && !isPolicy)
    throw wrongKind('runAction', 'policy', `one of ${policies.join(', ')} or blend()`, policy);
  if (until$ !== undefined) checkObservable('runAction', 'until', until$);
  if (seekable !== undefined) checkBoolean('runAction', 'seekable', seekable);
  return copy;
}
