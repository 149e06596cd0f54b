import { BehaviorSubject, type OperatorFunction } from 'rxjs';
import {
  computed,
  type MaybeRefOrGetter,
  onScopeDispose,
  type Ref,
  type ShallowRef,
  shallowRef,
  unref,
  watch,
} from 'vue';
import type { Seconds } from '../clock/seconds.js';
import type { Curve } from '../easing/curve.js';
import { checkObject } from '../math/check.js';
import { type Mixable, shapeOf } from '../math/shape.js';
import { mixOf } from '../math/value-mix.js';
import { glide, type GlideOptions } from '../stream/glide.js';
import type { InterpolatedValue } from '../stream/interpolated-value.js';
import type { PursuitOptions } from '../stream/pursue.js';
import { spring, type SpringOptions } from '../stream/spring.js';
import { injectMotion } from './motion-key.js';

/**
 * A ref that follows a goal with a spring. Call it in `setup`.
 *
 * When the goal changes during the motion, position and velocity are kept. At rest the value is exactly the goal, and
 * no frames are requested. On a server, and while motion is reduced, it is at the goal.
 *
 * ```ts
 * import { useSpring } from 'rx-motion/vue';
 * import { defineComponent, h, ref } from 'vue';
 *
 * const Drawer = defineComponent(() => {
 *   const isOpen = ref(false);
 *   const width = useSpring(() => (isOpen.value ? 240 : 40), { duration: 0.3, bounce: 0.2 });
 *   const toggle = () => (isOpen.value = !isOpen.value);
 *   return () => h('aside', { style: { width: `${width.value}px` }, onClick: toggle });
 * });
 * ```
 *
 * @param goal A ref, a function that reads some, or a reactive object: a number, or an array or a record of numbers;
 * with the option `mix`, also colours and strings.
 * @param options The spring: `{ stiffness, damping, mass }` or `{ duration, bounce }`, and the initial velocity.
 * @throws TypeError when an argument is of the wrong kind; RangeError when an option is out of range.
 */
export function useSpring<V extends number | string | Mixable<V>>(
  goal: MaybeRefOrGetter<V>,
  options: SpringOptions<V> = {},
): Readonly<Ref<InterpolatedValue<V>>> {
  checkObject('useSpring', 'options', options);
  return refOf('useSpring', goal, options, (clock) => spring<V>({ ...options, ...clock }));
}

/**
 * A ref that reaches each value of a goal a fixed time after it was set. Call it in `setup`.
 *
 * ```ts no-run: it belongs in a component
 * import { sineOut } from 'rx-motion';
 * import { useGlide } from 'rx-motion/vue';
 * import { ref } from 'vue';
 *
 * const score = ref(0);
 * const shown = useGlide(score, 0.5, sineOut);
 * ```
 *
 * @param goal A ref, a function that reads some, or a reactive object: a number, or an array or a record of numbers;
 * with the option `mix`, also colours and strings.
 * @param duration Seconds from a goal to its arrival, >= 0.
 * @param curve The motion from rest to a goal.
 * @throws RangeError when `duration` is negative or not finite; TypeError when an argument is of the wrong kind.
 * @see {@link useSpring}
 */
export function useGlide<V extends number | string | Mixable<V>>(
  goal: MaybeRefOrGetter<V>,
  duration: Seconds,
  curve?: Curve,
  options: GlideOptions = {},
): Readonly<Ref<InterpolatedValue<V>>> {
  checkObject('useGlide', 'options', options);
  return refOf('useGlide', goal, options, (clock) => glide<V>(duration, curve, { ...options, ...clock }));
}

function refOf<V>(
  name: string,
  goal: MaybeRefOrGetter<V>,
  options: GlideOptions,
  follow: (clock: PursuitOptions) => OperatorFunction<V, InterpolatedValue<V>>,
): Readonly<Ref<InterpolatedValue<V>>> {
  const given = injectMotion();
  const { frame$ = given.frame$, reduced$ = given.reduced$ } = options;
  const read = (): V => (typeof goal === 'function' ? (goal as () => V)() : unref(goal));
  shapeOf<V>(name, [read()], mixOf(name, options)).numbersOf(read());
  const goal$ = new BehaviorSubject(read());
  const value$ = goal$.pipe(follow({ frame$, reduced$ }));
  // There, nothing is ever disposed of.
  if (typeof window === 'undefined') return computed(read as () => InterpolatedValue<V>);
  const shown = shallowRef() as ShallowRef<InterpolatedValue<V>>;
  const subscription = value$.subscribe((value) => (shown.value = value));
  watch(read, (value) => goal$.next(value), { deep: true, flush: 'sync' });
  onScopeDispose(() => {
    subscription.unsubscribe();
  });
  return shown;
}
