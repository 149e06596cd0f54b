import { Observable, type TeardownLogic } from 'rxjs';
import type { Seconds } from '../clock/seconds.js';
import type { Curve } from '../easing/curve.js';
import { checkFunction, checkObject } from '../math/check.js';
import type { Mixable } from '../math/shape.js';
import { glide, type GlideOptions } from '../stream/glide.js';
import type { InterpolatedValue } from '../stream/interpolated-value.js';
import { spring, type SpringOptions } from '../stream/spring.js';

/** A store of goals: `writable(…)`, `toStore(() => …)`, or an observable. */
export interface GoalStore<V> {
  subscribe(run: (value: V) => void): TeardownLogic;
}

/**
 * A store that follows another one with a spring.
 *
 * When the goal changes during the motion, position and velocity are kept. Frames are requested only during motion,
 * while the store is subscribed. On a server it is at its goal.
 *
 * ```ts
 * import { springStore } from 'rx-motion/svelte';
 * import { writable } from 'svelte/store';
 *
 * // In a component: style:width={`${$width}px`}; with runes, toStore(() => (isOpen ? 240 : 40)) is the goal.
 * const goal = writable(40);
 * const width = springStore(goal, { duration: 0.3, bounce: 0.2 });
 * let shown = 0;
 * width.subscribe((value) => (shown = value)).unsubscribe();
 * shown; // => 40
 * ```
 *
 * @param goal A store of numbers, or of arrays or records of these; with the option `mix`, also colours and strings.
 * @param options The spring: `{ stiffness, damping, mass }` or `{ duration, bounce }`, the initial velocity, the clock.
 * @returns An observable, which is a store.
 * @throws TypeError when an argument is of the wrong kind; RangeError when an option is out of range.
 */
export function springStore<V extends number | string | Mixable<V>>(
  goal: GoalStore<V>,
  options: SpringOptions<V> = {},
): Observable<InterpolatedValue<V>> {
  return goalsOf('springStore', goal).pipe(spring<V>(options));
}

/**
 * A store that reaches each value of another one a fixed time after it was set.
 *
 * @param goal A store of numbers, or of arrays or records of these; with the option `mix`, also colours and strings.
 * @param duration Seconds from a goal to its arrival, >= 0.
 * @param curve The motion from rest to a goal.
 * @returns An observable, which is a store.
 * @throws RangeError when `duration` is negative or not finite; TypeError when an argument is of the wrong kind.
 * @see {@link springStore}
 */
export function glideStore<V extends number | string | Mixable<V>>(
  goal: GoalStore<V>,
  duration: Seconds,
  curve?: Curve,
  options: GlideOptions = {},
): Observable<InterpolatedValue<V>> {
  return goalsOf('glideStore', goal).pipe(glide<V>(duration, curve, options));
}

function goalsOf<V>(name: string, goal: GoalStore<V>): Observable<V> {
  checkFunction(name, 'goal.subscribe', (checkObject(name, 'goal', goal) as { subscribe: () => void }).subscribe);
  return new Observable((subscriber) => goal.subscribe((value) => subscriber.next(value)));
}
