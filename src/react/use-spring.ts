import { useLayoutEffect, useRef, useState } from 'react';
import { BehaviorSubject } from 'rxjs';
import { checkFunction, checkObject } from '../math/check.js';
import { type Mixable, shapeOf } from '../math/shape.js';
import { type SpringOptions, spring } from '../stream/spring.js';
import type { Widened } from '../stream/widened.js';
import { calmFrame$ } from './calm-frames.js';
import { type ElementRef, useElementRef } from './element-ref.js';

/**
 * Lets a spring draw an element to a goal, without rendering: each value is written to the element itself.
 *
 * A goal that changes on the way takes over place and velocity. The first value is written before the element is painted, and an element that is mounted later
 * begins with the latest one. On a server nothing is written.
 *
 * ```ts
 * import { createElement } from 'react';
 * import { useSpring } from 'rx-motion/react';
 *
 * function Drawer({ isOpen }: { readonly isOpen: boolean }) {
 *   const ref = useSpring<number>(isOpen ? 240 : 0, (drawer, width) => (drawer.style.width = `${width}px`));
 *   return createElement('aside', { ref });
 * }
 * ```
 *
 * @param goal Where it is drawn to: a number, a CSS colour, or an array or a record of these.
 * @param write Shows a value on the element.
 * @param options The spring, as in the first render. By default it is at the goal at once where motion is reduced.
 * @returns The ref of the element.
 * @throws TypeError when an argument is of the wrong kind; RangeError when a number of the options is out of its range.
 */
export function useSpring<V extends number | string | Mixable<V>, E extends Element = HTMLElement>(
  goal: V,
  write: (element: E, value: Widened<V>) => void,
  options: SpringOptions<V> = {},
): ElementRef<E> {
  const ref = useElementRef<E>();
  const shown = useRef<{ readonly value: Widened<V> } | null>(null);
  const [goal$] = useState(() => {
    shapeOf<V>('useSpring', [goal]).numbersOf(goal);
    return new BehaviorSubject(goal);
  });
  const [value$] = useState(() =>
    goal$.pipe(spring<V>({ frame$: calmFrame$, ...checkObject('useSpring', 'options', options) })),
  );
  checkFunction('useSpring', 'write', write);
  useLayoutEffect(() => {
    ref.onMount = (element) => {
      if (shown.current !== null) write(element, shown.current.value);
    };
    if (ref.current !== null) ref.onMount(ref.current);
    if (goal$.value !== goal) goal$.next(goal);
  });
  useLayoutEffect(() => {
    const subscription = value$.subscribe((value) => {
      shown.current = { value };
      if (ref.current !== null) ref.onMount(ref.current);
    });
    return () => {
      subscription.unsubscribe();
    };
  }, [value$]);
  return ref;
}
