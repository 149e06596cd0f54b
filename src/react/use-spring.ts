import { useRef, useState } from 'react';
import { BehaviorSubject, concat, defer, of } from 'rxjs';
import { checkFunction, checkObject } from '../math/check.js';
import { type Mixable, shapeOf } from '../math/shape.js';
import { mixOf } from '../math/value-mix.js';
import type { InterpolatedValue } from '../stream/interpolated-value.js';
import { spring, type SpringOptions } from '../stream/spring.js';
import { type ElementRef, useElementRef } from './element-ref.js';
import { useElementEffect } from './use-element-effect.js';

/**
 * Moves an element to a goal with a spring, without rendering: each value is written to the element.
 *
 * When the goal changes during the motion, position and velocity are kept. The first value is written before the first
 * paint, and an element that is mounted later starts with the latest value. On a server nothing is written.
 *
 * ```ts
 * import { createElement } from 'react';
 * import { useSpring } from 'rx-motion/react';
 *
 * function Drawer({ isOpen }: { readonly isOpen: boolean }) {
 *   const ref = useSpring(isOpen ? 240 : 0, (drawer, width) => (drawer.style.width = `${width}px`));
 *   return createElement('aside', { ref });
 * }
 * ```
 *
 * The type argument is the element's: `useSpring<HTMLInputElement>(0, …)`. If the goal is not a number, the value comes
 * first: `useSpring<Point, SVGElement>(…)`.
 *
 * @param goal The goal: a number, or an array or a record of numbers; with the option `mix`, also colours and strings.
 * @param write Writes a value to the element.
 * @param options The spring; only those of the first render count. By default it jumps to the goal while motion is
 * reduced.
 * @returns The ref of the element.
 * @throws TypeError when an argument is of the wrong kind; RangeError when an option is out of range.
 */
export function useSpring<E extends Element = HTMLElement>(
  goal: number,
  write: (element: E, value: number) => void,
  options?: SpringOptions<number>,
): ElementRef<E>;
export function useSpring<Value extends number | string | Mixable<Value>, E extends Element = HTMLElement>(
  goal: Value,
  write: (element: E, value: InterpolatedValue<Value>) => void,
  options?: SpringOptions<Value>,
): ElementRef<E>;
export function useSpring<Value extends number | string | Mixable<Value>, E extends Element>(
  goal: Value,
  write: (element: E, value: InterpolatedValue<Value>) => void,
  options: SpringOptions<Value> = {},
): ElementRef<E> {
  const ref = useElementRef<E>();
  const shown = useRef<{ readonly value: InterpolatedValue<Value> } | null>(null);
  const [goal$] = useState(() => {
    shapeOf<Value>('useSpring', [goal], mixOf('useSpring', options)).numbersOf(goal);
    return new BehaviorSubject(goal);
  });
  const [value$] = useState(() => {
    // An effect that runs again, as in strict mode, continues from what is shown.
    const goals$ = defer(() => (shown.current === null ? goal$ : concat(of(shown.current.value as Value), goal$)));
    return goals$.pipe(spring<Value>(checkObject('useSpring', 'options', options)));
  });
  checkFunction('useSpring', 'write', write);
  useElementEffect(() => {
    ref.onChange = (element) => {
      if (element !== null && shown.current !== null) write(element, shown.current.value);
    };
    ref.onChange(ref.current);
    if (goal$.value !== goal) goal$.next(goal);
  });
  useElementEffect(() => {
    const subscription = value$.subscribe((value) => {
      shown.current = { value };
      ref.onChange(ref.current);
    });
    return () => {
      subscription.unsubscribe();
    };
  }, [value$]);
  return ref;
}
