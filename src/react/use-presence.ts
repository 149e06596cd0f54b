import { useLayoutEffect, useRef, useState } from 'react';
import type { Observable } from 'rxjs';
import type { FiniteAction } from '../action/action.js';
import { finiteMotionOf } from '../action/motion.js';
import type { Seconds } from '../clock/seconds.js';
import type { DomTarget } from '../dom/target/dom-target.js';
import { enter, leave } from '../dom/presence/enter.js';
import { checkObject } from '../math/check.js';
import { sharedCalmFrame$ } from './calm-frames.js';
import { type ElementRef, useElementRef } from './element-ref.js';

/** How an element comes and goes. */
export interface PresenceOptions {
  /** Ends with the element as it is to be: `reverseTime(away)` comes in the way that `away` goes out. */
  readonly enter: FiniteAction<DomTarget>;
  readonly leave: FiniteAction<DomTarget>;
  /** Frame deltas in seconds. By default the page's animation frames; where motion is reduced, everything is at its end at once. */
  readonly frame$?: Observable<Seconds>;
}

/** An element that comes and goes. */
export interface Presence<E extends HTMLElement> {
  /** Whether it is to be rendered. It still is while it leaves. */
  readonly isMounted: boolean;
  readonly ref: ElementRef<E>;
}

/**
 * Keeps an element until it has left. It renders once more when that is so, and at no frame.
 *
 * Its start is written before it is painted; one that is called back on its way turns round where it stands.
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
 * @param isPresent Whether the element is to be there.
 * @param options How it comes and goes.
 * @throws TypeError when `enter` or `leave` is no action; RangeError when one has no end.
 */
export function usePresence<E extends HTMLElement = HTMLElement>(
  isPresent: boolean,
  options: PresenceOptions,
): Presence<E> {
  for (const action of [checkObject('usePresence', 'options', options).enter, options.leave])
    finiteMotionOf('usePresence', action);
  // Null while one that has left is taken out, to come anew.
  const [isMounted, setMounted] = useState<boolean | null>(isPresent);
  if (isPresent && isMounted === false) setMounted(true);
  const ref = useElementRef<E>();
  const isWanted = useRef(isPresent);
  const left = useRef<E>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    isWanted.current = isPresent;
    if (element === null || isMounted === null) {
      left.current = null;
      if (isMounted !== isPresent) setMounted(isPresent);
      return undefined;
    }
    // It is called back when it has left, but is still there: React had not rendered that yet. Its end is not where another one starts.
    if (isPresent && left.current === element) {
      setMounted(null);
      return undefined;
    }
    const { frame$ = sharedCalmFrame$ } = options;
    const motion$ = isPresent ? enter(element, options.enter, frame$) : leave(element, options.leave, frame$);
    // Either way is over, too, when the other one begins.
    const over = (): void => {
      if (isPresent || isWanted.current) return;
      left.current = element;
      setMounted(false);
    };
    const subscription = motion$.subscribe();
    subscription.add(over);
    return () => {
      // StrictMode runs this effect twice at once; the second time joins the motion, which must still be there then.
      queueMicrotask(() => {
        subscription.unsubscribe();
      });
    };
  }, [isPresent, isMounted]);
  return { isMounted: isMounted === true, ref };
}
