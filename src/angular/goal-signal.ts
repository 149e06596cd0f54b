import { computed, effect, inject, type Signal, signal, untracked } from '@angular/core';
import { defer, type OperatorFunction, Subject } from 'rxjs';
import type { Seconds } from '../clock/seconds.js';
import type { Curve } from '../easing/curve.js';
import { checkFunction, checkObject, checkOptions } from '../math/check.js';
import type { Mixable } from '../math/shape.js';
import { glide, type GlideOptions } from '../stream/glide.js';
import type { InterpolatedValue } from '../stream/interpolated-value.js';
import type { PursuitOptions } from '../stream/pursue.js';
import { spring, type SpringOptions } from '../stream/spring.js';
import { CLOCK, endWithContext } from './clock.js';

/**
 * A signal that follows another one with a spring. Call it in an injection context.
 *
 * When the goal changes during the motion, position and velocity are kept. At rest the value is exactly the goal and no
 * frames are requested. On a server, and while motion is reduced, it jumps to the goal.
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
 * @param goal A signal, or a function that reads some: numbers, and arrays or records of these; with the option `mix`,
 * also colours and strings.
 * @param options The spring: `{ stiffness, damping, mass }` or `{ duration, bounce }`, and the initial velocity.
 * @throws RangeError when an option is out of range.
 */
export function springSignal<V extends number | string | Mixable<V>>(
  goal: () => V,
  options: SpringOptions<V> = {},
): Signal<InterpolatedValue<V>> {
  return signalOf('springSignal', goal, (defaults) => {
    const { frame$ = defaults.frame$, reduced$ = defaults.reduced$ } = checkObject('springSignal', 'options', options);
    return spring<V>({ ...options, frame$, reduced$ });
  });
}

/**
 * A signal that reaches each value of another one a fixed time after it was set. Call it in an injection context.
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
 * @param goal A signal, or a function that reads some: numbers, and arrays or records of these; with the option `mix`,
 * also colours and strings.
 * @param duration Seconds from a goal to its arrival, >= 0.
 * @param curve The motion from rest to a goal.
 * @param options `mix`, for colours and strings.
 * @throws RangeError when `duration` is negative or not finite; TypeError when `curve` is not a function.
 * @see {@link springSignal}
 */
export function glideSignal<V extends number | string | Mixable<V>>(
  goal: () => V,
  duration: Seconds,
  curve?: Curve,
  options: Pick<GlideOptions, 'mix'> = {},
): Signal<InterpolatedValue<V>> {
  return signalOf('glideSignal', goal, (defaults) =>
    glide<V>(duration, curve, { ...defaults, ...checkOptions('glideSignal', options, 'mix') }),
  );
}

function signalOf<V>(
  name: string,
  goal: () => V,
  follow: (defaults: PursuitOptions) => OperatorFunction<V, InterpolatedValue<V>>,
): Signal<InterpolatedValue<V>> {
  checkFunction(name, 'goal', goal);
  const clock = inject(CLOCK);
  const goal$ = new Subject<V>();
  const value$ = goal$.pipe(follow({ frame$: defer(clock.calm$), reduced$: clock.reduced$ }));
  const shown = signal<InterpolatedValue<V> | undefined>(undefined);
  if (!clock.isServer) {
    endWithContext(value$.subscribe((value) => shown.set(value)));
    effect(() => {
      const value = goal();
      untracked(() => goal$.next(value));
    });
  }
  // Before the first effect, read the goal lazily: its inputs may not be set yet.
  return computed(() => shown() ?? (goal() as InterpolatedValue<V>));
}
