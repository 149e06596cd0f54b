import type { AnimationCallbackEvent } from '@angular/core';
import type { Seconds } from '../clock/seconds.js';
import { injectServed } from './clock.js';
import { departures } from './departures.js';
import { predecessorOf } from './displaced.js';
import { injectLead } from './lead.js';
import { type Move, checkMove } from './move.js';

/** How elements appear. */
export interface AppearOptions {
  /** Seconds from one element to the next, where several appear at a time. By default 0. */
  readonly gap?: Seconds;
  /** Whether an element that a server has sent appears too, when the application takes it over. By default not. */
  readonly initial?: boolean;
  /** How it goes when one leaves that it is in and that waits for its children: see {@link vanish}. */
  readonly leave?: Move;
}

/**
 * What an element does when it enters: a listener for `(animate.enter)`. Made in an injection context, as a field of a component.
 *
 * It starts as its action begins, before it is painted. Where its predecessor is still leaving, as behind an `@if` that was turned off and
 * on again, it goes on from how that one looks. When it goes while it still enters, {@link vanish} turns it round. One that only moves to another place stays as it is.
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
 * @param move How: an action, which ends with the element as it is to be, or a function that makes one for the element.
 * @param options Stagger, hydration, and what happens when a parent goes.
 * @returns The listener. It never throws; errors go to Angular's `ErrorHandler`.
 * @throws TypeError when `move` is neither an action nor a function, or an option of another kind; RangeError when it has no end.
 */
export function appear(move: Move, options: AppearOptions = {}): (event: AnimationCallbackEvent) => void {
  checkMove('appear', move, options);
  const { gap = 0, initial, leave } = options;
  const lead = injectLead();
  const alone = initial ? departures : injectServed();
  let count = 0;
  return (event) => {
    const element = event.target as HTMLElement;
    const over = (): void => {
      if (!element.isConnected) departures.delete(element);
      (event.animationComplete as () => void)();
    };
    // Angular names those again that only move, as in a list that is sorted.
    const isHere = departures.has(element) || alone.has(element);
    departures.set(element, leave);
    if (isHere) {
      over();
      return;
    }
    // Those that come in one go are counted; Angular names them in order.
    queueMicrotask(() => (count = 0));
    lead('enter', element, move, { delay: gap * count++, predecessor: predecessorOf(element), endsApart: true }, over);
  };
}
