import type { Observable } from 'rxjs';
import { frame$ as defaultFrame$ } from '../clock/frames.js';
import { checkObservable } from '../clock/observable-of.js';
import type { Seconds } from '../clock/seconds.js';
import { takeOver } from '../dom/pointer/take-over.js';
import { checkElement, type StyledElement } from '../element/elemental.js';
import { checkElements, checkFlip, elementsOf, type FlipElements, type FlipOptions } from './flip-options.js';
import { type Flipping, flippingOf } from './flipping.js';
import { Flips } from './flips.js';

/** Elements that glide whenever other code has changed the page. Made by {@link flipGroup}. */
export interface FlipGroup {
  /** Call it before the change. */
  before(): void;
  /** Call it after the change: the elements glide. Does nothing without a `before`. */
  after(): void;
  /**
   * Stops the elements where they are.
   *
   * @param element Only this one: its distance from the layout is then in its own numbers, `x` and `y` of its target, as
   * when a hand takes it. Actions no longer move it either.
   */
  stop(element?: StyledElement): void;
}

/**
 * Makes elements glide when a framework, or you, change the page: call `before` before the change and `after` after it.
 *
 * ```ts page
 * import { flipGroup } from 'rx-motion/layout';
 *
 * const group = flipGroup('#box, #card', { duration: 0.3 });
 * group.before();
 * document.querySelector('#box')!.classList.toggle('wide');
 * group.after();
 * ```
 *
 * @param elements The elements that glide. On a server, a selector finds none.
 * @param frame$ Frame deltas in seconds; by default the page's animation frames.
 * @throws TypeError when an argument is of the wrong kind; RangeError when a time is negative.
 * @see {@link flip}, an action.
 */
export function flipGroup(
  elements: FlipElements,
  options: FlipOptions = {},
  frame$: Observable<Seconds> = defaultFrame$,
): FlipGroup {
  checkElements('flipGroup', elements);
  checkObservable('flipGroup', 'frame$', frame$);
  const checked = checkFlip('flipGroup', options, '');
  let flipping: Flipping | null = null;
  const flips = new Flips('flipGroup', frame$);
  return {
    before() {
      flipping ??= flippingOf(checked, elementsOf('flipGroup', elements));
    },
    after() {
      if (flipping === null) return;
      const all = flipping;
      flipping = null;
      flips.begin(all, elementsOf('flipGroup', elements));
    },
    stop(element) {
      if (element === undefined) flips.stop();
      else takeOver(checkElement('flipGroup', element));
    },
  };
}
