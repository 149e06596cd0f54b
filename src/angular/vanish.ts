// Older versions do not export MAX_ANIMATION_TIMEOUT: see checkAngular.
import type { AnimationCallbackEvent } from '@angular/core';
import * as core from '@angular/core';
import type { Seconds } from '../clock/seconds.js';
import type { Move } from '../layout/moves.js';
import { checkMove } from './check-move.js';
import { injectAnimate, injectListener } from './inject-animate.js';
import { orderLeaves } from './leave-order.js';
import { watchLeave } from './leave-watch.js';
import { leaveWithChildren } from './leave-with-children.js';

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
 * kind; a RangeError when the action has no end, `gap` is not finite, or `childGap` is negative.
 */
export function vanish(move: Move, options: VanishOptions = {}): (event: AnimationCallbackEvent) => void {
  let expect = (_end: Seconds): void => undefined;
  // Angular's production builds drop this branch.
  if (typeof ngDevMode === 'undefined' || ngDevMode) {
    checkMove('vanish', move, options, 'childGap children done gap');
    expect = injectTimeLimit();
  }
  const [animate, notify] = [injectAnimate(), injectListener(options.done)];
  return orderLeaves((event, delay) => {
    const element = event.target as HTMLElement;
    const complete = watchLeave(element, () => {
      (event.animationComplete as () => void)();
      notify(element);
    });
    leaveWithChildren(animate, element, move, delay, options, expect, complete);
  }, options.gap);
}

/** Makes a function that warns about an element that leaves for longer than Angular waits. */
function injectTimeLimit(): (duration: Seconds) => void {
  const limit = core.inject(core.MAX_ANIMATION_TIMEOUT) / 1000;
  return (duration) => {
    if (duration > limit)
      // eslint-disable-next-line no-console -- Angular itself removes the element silently
      console.warn(`vanish: must take <= ${limit} s (MAX_ANIMATION_TIMEOUT), got ${duration} s`);
  };
}
