import { useRef, useState } from 'react';
import type { Observable } from 'rxjs';
import { checkObservable } from '../clock/check-observable.js';
import { frame$ as defaultFrame$ } from '../clock/frames.js';
import type { Seconds } from '../clock/seconds.js';
import { departures } from '../dom/presence/departure.js';
import type { StyledElement } from '../element/elemental.js';
import { checkMoves, type Moves } from '../layout/move-for.js';
import { passing } from '../layout/passing.js';
import { checkBoolean, checkOptions } from '../math/check.js';
import { type ElementRef, useElementRef } from './element-ref.js';
import { useElementEffect } from './use-element-effect.js';

/** Options of {@link usePresence}. */
export interface PresenceOptions<E extends StyledElement = HTMLElement> extends Moves<E> {
  /** Whether an element of the first render enters, too, instead of being there already. By default true. */
  readonly initial?: boolean | undefined;
  /** Frame deltas in seconds; by default the page's animation frames. */
  readonly frame$?: Observable<Seconds> | undefined;
}

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
  options: PresenceOptions<E> = {},
): Presence<E> {
  const { frame$ = defaultFrame$, initial = true } = checkOptions('usePresence', options, 'enter frame$ initial leave');
  checkBoolean('usePresence', 'initial', initial);
  checkObservable('usePresence', 'frame$', frame$);
  checkMoves('usePresence', options);
  // Null while an element that has left is unmounted, to be mounted again.
  const [isMounted, setMounted] = useState<boolean | null>(isPresent);
  if (isPresent && isMounted === false) setMounted(true);
  const ref = useElementRef<E>();
  const isWanted = useRef(isPresent);
  const left = useRef<E>(null);
  // An element that is there without having entered, until it leaves; undefined in the first render.
  const found = useRef<E | null>(undefined);
  useElementEffect(() => {
    const element = ref.current;
    isWanted.current = isPresent;
    if (found.current === undefined) found.current = initial ? null : element;
    if (!isPresent) found.current = null;
    if (element === null || isMounted === null) {
      left.current = null;
      if (isMounted !== isPresent) setMounted(isPresent);
      return undefined;
    }
    // Called back after it has left, before React has unmounted it: a new element must start from the beginning.
    if (isPresent && left.current === element) {
      setMounted(null);
      return undefined;
    }
    if (found.current === element) return undefined;
    const motion$ = passing(isPresent ? 'enter' : 'leave', element, options, departures);
    // Also called when the opposite motion interrupts this one.
    const done = (): void => {
      if (isPresent || isWanted.current) return;
      left.current = element;
      setMounted(false);
    };
    const subscription = motion$.subscribe();
    subscription.add(done);
    return () => {
      // StrictMode runs this effect twice; the second run joins the motion of the first, which must still be running.
      queueMicrotask(() => {
        subscription.unsubscribe();
      });
    };
  }, [isPresent, isMounted]);
  return { isMounted: isMounted === true, ref };
}
