import { type Signal, computed, effect, inject, signal, untracked } from '@angular/core';
import { type Observable, type OperatorFunction, Subject, defer } from 'rxjs';
import type { Seconds } from '../clock/seconds.js';
import type { Curve } from '../easing/curve.js';
import { glide } from '../stream/glide.js';
import { type SpringOptions, spring } from '../stream/spring.js';
import { checkFunction, checkObject } from '../math/check.js';
import type { Mixable } from '../math/shape.js';
import type { Widened } from '../stream/widened.js';
import { CLOCK, whenDestroyed } from './clock.js';

/**
 * A signal that a spring draws to the value of another one. Made in an injection context.
 *
 * A goal that changes on the way takes over place and velocity. At rest it is the goal exactly and asks for no frames. On a server, and
 * where motion is reduced, it is the goal at once.
 *
 * ```ts
 * import { Component, signal } from '@angular/core';
 * import { springSignal } from 'rx-motion/angular';
 *
 * @Component({
 *   selector: 'app-drawer',
 *   template: '<aside [style.width.px]="width()"></aside> <button (click)="open.set(!open())">Menu</button>',
 * })
 * class Drawer {
 *   protected readonly open = signal(false);
 *   protected readonly width = springSignal(() => (this.open() ? 240 : 0), { duration: 0.3, bounce: 0.2 });
 * }
 * ```
 *
 * @param goal A signal, or a function that reads some: numbers, CSS colours, and arrays or records of these.
 * @param options The spring: `{ stiffness, damping, mass }` or `{ duration, bounce }`, and the velocity with which it starts.
 * @throws RangeError when a number of the options is out of its range.
 */
export function springSignal<V extends number | string | Mixable<V>>(
  goal: () => V,
  options: SpringOptions<V> = {},
): Signal<Widened<V>> {
  return pursuing('springSignal', goal, (frame$) =>
    spring<V>({ frame$, ...checkObject('springSignal', 'options', options) }),
  );
}

/**
 * A signal that is at each value of another one a fixed time after that was set. Made in an injection context.
 *
 * ```ts no-run: it belongs in a component
 * import { signal } from '@angular/core';
 * import { sineOut } from 'rx-motion';
 * import { glideSignal } from 'rx-motion/angular';
 *
 * const score = signal(0);
 * const shown = glideSignal(score, 0.5, sineOut);
 * ```
 *
 * @param goal A signal, or a function that reads some: numbers, CSS colours, and arrays or records of these.
 * @param duration Seconds from a goal to its arrival, >= 0.
 * @param curve The way from rest to a goal.
 * @throws RangeError when `duration` is negative or not finite; TypeError when `curve` is not a function.
 * @see {@link springSignal}
 */
export function glideSignal<V extends number | string | Mixable<V>>(
  goal: () => V,
  duration: Seconds,
  curve?: Curve,
): Signal<Widened<V>> {
  return pursuing('glideSignal', goal, (frame$) => glide<V>(duration, curve, { frame$ }));
}

function pursuing<V>(
  name: string,
  goal: () => V,
  pursuit: (clock$: Observable<Seconds>) => OperatorFunction<V, Widened<V>>,
): Signal<Widened<V>> {
  checkFunction(name, 'goal', goal);
  const clock = inject(CLOCK);
  const goal$ = new Subject<V>();
  const value$ = goal$.pipe(pursuit(defer(clock.calm$)));
  const shown = signal<Widened<V> | undefined>(undefined);
  if (!clock.isServer) {
    whenDestroyed(value$.subscribe((value) => shown.set(value)));
    effect(() => {
      const value = goal();
      untracked(() => goal$.next(value));
    });
  }
  // Until the effect has run the first time; it may read inputs, which are not there yet.
  return computed(() => shown() ?? (goal() as Widened<V>));
}
