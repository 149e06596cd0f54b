import type { AnimationCallbackEvent } from '@angular/core';
import type { Seconds } from '../clock/seconds.js';
import { transitions } from '../dom/presence/transition.js';
import type { Move } from '../layout/moves.js';
import { checkMove } from './check-move.js';
import { injectAnimate, injectListener } from './inject-animate.js';
import { leaveMoves } from './leave-with-children.js';
import { predecessorOf } from './replacement.js';
import { injectServed } from './served.js';

/** Options of {@link appear}. */
export interface AppearOptions {
  /** Seconds from one element to the next when several appear at once. By default 0. */
  readonly gap?: Seconds | undefined;
  /** Whether a server-rendered element also appears, when the application hydrates it. By default false. */
  readonly initial?: boolean | undefined;
  /** Called once for each element that starts to enter: when it has entered, or when it is interrupted. */
  readonly done?: ((element: HTMLElement) => void) | undefined;
  /** How it leaves with a parent that waits for its children; see {@link vanish}. */
  readonly leave?: Move | undefined;
}

/**
 * Animates elements as they enter: a listener for `(animate.enter)`. Call it in an injection context, as a field of a
 * component.
 *
 * The element is at the start of its action before it is painted. If its predecessor is still leaving, for example
 * after an `@if` was toggled twice, it continues from the predecessor's current look, and so do those inside it. If it
 * is removed while it enters, {@link vanish} reverses it. An element that is only moved in the DOM is not animated.
 *
 * ```ts
 * import { Component } from '@angular/core';
 * import { fadeOut, moveBy, reverseTime, spawn } from 'rx-motion';
 * import { appear, vanish } from 'rx-motion/angular';
 *
 * const away = spawn(fadeOut(0.3), moveBy(0.3, { x: 0, y: 24 }));
 *
 * @Component({
 *   selector: 'app-note',
 *   host: { '(animate.enter)': 'appear($event)', '(animate.leave)': 'vanish($event)' },
 *   template: '<ng-content />',
 * })
 * class Note {
 *   protected readonly appear = appear(reverseTime(away));
 *   protected readonly vanish = vanish(away);
 * }
 * ```
 *
 * @param move An action that ends with the element in its final state, or a function that makes one for the element.
 * @param options Stagger, hydration, leaving with a parent, and a listener.
 * @returns The listener. It never throws; errors go to Angular's `ErrorHandler`.
 * @throws In development, a TypeError when `move` is neither an action nor a function, or an option is of the wrong
 * kind; a RangeError when the action has no end or `gap` is negative.
 */
export function appear(move: Move, options: AppearOptions = {}): (event: AnimationCallbackEvent) => void {
  // Angular's production builds drop this branch.
  if (typeof ngDevMode === 'undefined' || ngDevMode) checkMove('appear', move, options, 'done gap initial leave');
  const { gap = 0, initial, leave } = options;
  const [animate, notify] = [injectAnimate(), injectListener(options.done)];
  const served = initial ? new WeakSet<Element>() : injectServed();
  let count = 0;
  return (event) => {
    const element = event.target as HTMLElement;
    const done = (): void => {
      if (!element.isConnected) leaveMoves.delete(element);
      (event.animationComplete as () => void)();
    };
    // Angular also calls the listener for elements that only move, for example in a sorted list.
    const isHere = leaveMoves.has(element) || served.has(element);
    leaveMoves.set(element, leave);
    if (isHere) {
      done();
      return;
    }
    const end = (): void => {
      done();
      notify(element);
    };
    const predecessor = predecessorOf(element);
    // It has not begun to leave, as its children leave first, or only an element around it leaves.
    if (predecessor && leaveMoves.has(predecessor) && !transitions.has(predecessor)) {
      end();
      return;
    }
    // Counts the elements that enter together; Angular calls the listener in their order.
    queueMicrotask(() => (count = 0));
    animate('enter', element, move, { delay: gap * count++, predecessor }, end);
  };
}
