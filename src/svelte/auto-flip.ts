import type { Observable } from 'rxjs';
import { frame$ as defaultFrame$ } from '../clock/frames.js';
import { checkObservable } from '../clock/observable-of.js';
import type { Seconds } from '../clock/seconds.js';
import { autoFlip as flipOf } from '../layout/auto-flip.js';
import { type AutoFlipOptions, checkFlip } from '../layout/flip-options.js';

/**
 * An attachment by which the children of an element glide whenever the layout changes: when a list is sorted or
 * filtered, when a class opens a card.
 *
 * ```ts
 * import { autoFlip } from 'rx-motion/svelte';
 *
 * // In a component, it is attached to the parent of a keyed list.
 * const detach = autoFlip({ duration: 0.3 })(document.body); // as Svelte calls it
 * detach();
 * ```
 *
 * @param options How they glide.
 * @param frame$ Frame deltas in seconds; by default the page's animation frames.
 * @throws TypeError and RangeError as `autoFlip` of rx-motion/layout.
 */
export function autoFlip(
  options: AutoFlipOptions = {},
  frame$: Observable<Seconds> = defaultFrame$,
): (element: Element) => () => void {
  checkFlip('autoFlip', options);
  checkObservable('autoFlip', 'frame$', frame$);
  return (element) => {
    const subscription = flipOf(element, options, frame$);
    return () => {
      subscription.unsubscribe();
    };
  };
}
