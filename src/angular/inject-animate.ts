import { ErrorHandler, inject, NgZone } from '@angular/core';
import { clockOf } from '../clock/clock-of.js';
import type { Seconds } from '../clock/seconds.js';
import { subscriberOf } from '../clock/subscriber.js';
import { RELEASE } from '../dom/presence/departure.js';
import { runTransition, type TransitionOptions } from '../dom/presence/run-transition.js';
import { flush } from '../element/page.js';
import type { DomTarget } from '../element/target/dom-target.js';
import { type Move, moveFor } from '../layout/moves.js';
import type { FiniteAction } from '../motion/action.js';
import { finiteMotionOf, type Motion } from '../motion/motion.js';
import type { Progress } from '../time/effect.js';
import { CLOCK } from './clock.js';

/**
 * Animates an element that enters or leaves; `done` is called at the end, also after an error. Returns the duration of
 * its action, 0 after an error.
 */
export type Animate = (
  name: 'enter' | 'leave',
  element: HTMLElement,
  move: Move,
  options: TransitionOptions & { readonly delay: Seconds },
  done: () => void,
) => Seconds;

/**
 * Animates elements on the application's clock. Never throws, because an error would stop Angular's whole queue of
 * animations: errors are reported to the application's handler in a microtask.
 */
export function injectAnimate(): Animate {
  const clock = inject(CLOCK);
  const handler = inject(ErrorHandler);
  const report = (error: unknown): void => queueMicrotask(() => handler.handleError(error));
  return (name, element, move, options, done) => {
    try {
      const action: unknown = moveFor(name, { [name]: move }, element, clock.onlyFades$);
      // Angular's production builds drop this branch.
      if (typeof ngDevMode === 'undefined' || ngDevMode) finiteMotionOf(name, action as FiniteAction<DomTarget>);
      const motion = action as Motion<DomTarget>;
      const entering = name === 'enter';
      const subscriber = subscriberOf<Progress>(() => {
        // Angular may remove an element that enters without letting it leave.
        if (entering && !element.isConnected) subscriber.unsubscribe();
      }, report);
      runTransition(entering, element, motion, clockOf(clock.transitionFrame$()), RELEASE, subscriber, options);
      flush();
      subscriber.add(done);
      return motion.duration;
    } catch (error) {
      report(error);
      done();
      return 0;
    }
  };
}

/**
 * Calls a listener of the application in Angular's zone, in a microtask: Angular may be rendering now. Its errors are
 * reported.
 */
export function injectListener(listener: ((element: HTMLElement) => void) | undefined): (element: HTMLElement) => void {
  const [zone, handler] = [inject(NgZone), inject(ErrorHandler)];
  return (element) => {
    if (!listener) return;
    queueMicrotask(() => {
      try {
        zone.run(() => listener(element));
      } catch (error) {
        handler.handleError(error);
      }
    });
  };
}
