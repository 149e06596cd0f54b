import { useReducer, useRef } from 'react';
import { identity } from 'rxjs';
import type { StyledElement } from '../element/elemental.js';
import { checkOptions } from '../math/check.js';
import { type ElementRef, useElementRef } from './element-ref.js';
import { useElementEffect } from './use-element-effect.js';
import { type Entry, useEntries, type UsePresenceOptions } from './use-entries.js';

/** The state of an element that enters and leaves. */
export interface Presence<E extends StyledElement> {
  /** Whether to render it; still true while it leaves. */
  readonly isMounted: boolean;
  readonly ref: ElementRef<E>;
}

/**
 * Keeps an element mounted until it has left. Then the component renders once more, but never during the motion.
 *
 * The start is written before the first paint. An element that is called back during its motion is reversed in place.
 * For users who prefer reduced motion, it fades in and out instead.
 *
 * ```ts
 * import { createElement } from 'react';
 * import { fadeOut, reverseTime } from 'rx-motion';
 * import { usePresence } from 'rx-motion/react';
 *
 * const out = fadeOut(0.3);
 *
 * function Note({ isOpen }: { readonly isOpen: boolean }) {
 *   const { isMounted, ref } = usePresence(isOpen, { enter: reverseTime(out), leave: out });
 *   return isMounted ? createElement('p', { ref }, 'Saved') : null;
 * }
 * ```
 *
 * @param isPresent Whether the element should be present.
 * @param options How it enters and leaves; `reverseTime(away)` enters the way `away` leaves. By default it fades.
 * @throws TypeError when `enter` or `leave` is not an action or `frame$` not an observable; RangeError when an action
 * has no end.
 */
export function usePresence<E extends StyledElement = HTMLElement>(
  isPresent: boolean,
  options: UsePresenceOptions<E> = {},
): Presence<E> {
  checkOptions('usePresence', options, 'enter frame$ initial leave');
  const ref = useElementRef<E>();
  const [listed] = useEntries<null, E>('usePresence', isPresent ? [null] : [], identity, options, (onChange) =>
    Object.assign(ref, { onChange }),
  );
  const mounted = useRef<Entry<E>>(null);
  const [, render] = useReducer((count: number) => count + 1, 0);
  // Called back after it has left, before React has unmounted it: a new element must start from the beginning.
  const isMounted = listed !== undefined && [null, listed.entry].includes(mounted.current);
  useElementEffect(() => {
    mounted.current = isMounted ? listed.entry : null;
    if (listed !== undefined && !isMounted) render();
  });
  return { isMounted, ref };
}
