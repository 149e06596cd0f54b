import type { AnimationCallbackEvent } from '@angular/core';
import type { Seconds } from '../clock/seconds.js';
import type { Move } from '../layout/moves.js';
import { depart } from './departures.js';
import { type Animate, injectAnimate, injectListener } from './inject-animate.js';
import { watchLeaving } from './leaving.js';
import { injectLimited } from './limited.js';
import { checkMove } from './move.js';
import { together } from './together.js';

/** Angular's own flag, set when Angular is loaded and known to its build: false in production. */
declare const ngDevMode: unknown;

/** Options of {@link vanish}. */
export interface VanishOptions {
  /**
   * Seconds from one element to the next, in document order, when several leave at once; if negative, the last one
   * leaves first. By default 0.
   */
  readonly gap?: Seconds | undefined;
  /**
   * Whether the elements inside it with a `leave` option of {@link appear} also leave, in whatever component they are:
   * before it (`first`) or at the same time (`together`). The element stays until all of them have left. By default
   * they don't.
   */
  readonly children?: 'first' | 'together' | undefined;
  /** Seconds from one child to the next. By default 0. */
  readonly childGap?: Seconds | undefined;
  /** Called once for each element that starts to leave: when it and its children have left, or are interrupted. */
  readonly done?: ((element: HTMLElement) => void) | undefined;
}

/**
 * Animates elements before they are removed: a listener for `(animate.leave)`. Call it in an injection context, as a
 * field of a component; the animation outlives the component.
 *
 * Angular removes the element at the end, at the latest after its limit of 4 s (`MAX_ANIMATION_TIMEOUT`); in
 * development a longer action causes a warning. An element that is still entering is reversed. No other `animationend`
 * in the page cuts it short.
 *
 * ```ts
 * import { Component, input } from '@angular/core';
 * import { fadeOut } from 'rx-motion';
 * import { vanish } from 'rx-motion/angular';
 *
 * @Component({
 *   selector: 'app-list',
 *   template: '@for (item of items(); track item) { <li (animate.leave)="vanish($event)">{{ item }}</li> }',
 * })
 * class List {
 *   readonly items = input<readonly string[]>([]);
 *   protected readonly vanish = vanish(fadeOut(0.3), { gap: 0.05 });
 * }
 * ```
 *
 * @param move An action, or a function that makes one for the element.
 * @param options Stagger, whether children also leave, and a listener.
 * @returns The listener. It never throws; errors go to Angular's `ErrorHandler`, and the element is removed.
 * @throws In development, a TypeError when `move` is neither an action nor a function, or an option is of the wrong
 * kind; a RangeError when the action has no end a gap is not finite, or `childGap` is negative.
 */
export function vanish(move: Move, options: VanishOptions = {}): (event: AnimationCallbackEvent) => void {
  const animate = injectAnimate();
  let animateFor = (_element: HTMLElement): Animate => animate;
  // Angular's production builds drop this branch.
  if (typeof ngDevMode === 'undefined' || ngDevMode) {
    checkMove('vanish', move, options);
    animateFor = injectLimited(animate);
  }
  const notify = injectListener(options.done);
  const begin = together((element, complete, delay) => {
    const left = watchLeaving(element, () => {
      complete();
      notify(element);
    });
    depart(animateFor(element), element, move, delay, left, options);
  }, options.gap);
  return (event) => {
    begin(event.target as HTMLElement, event.animationComplete as () => void);
  };
}
