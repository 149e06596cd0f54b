import type { AnimationCallbackEvent } from '@angular/core';
import type { Seconds } from '../clock/seconds.js';
import { depart } from './departures.js';
import { type Move, checkMove } from './move.js';
import { together } from './together.js';
import { type Lead, injectLead } from './lead.js';
import { injectLimited } from './limited.js';
import { watchLeaving } from './leaving.js';

/** Angular's own switch, set when it is loaded and known to its builds: false in production. */
declare const ngDevMode: unknown;

/** How elements vanish. */
export interface VanishOptions {
  /** Seconds from one element to the next, in the order of the page, where several go at a time. By default 0. */
  readonly gap?: Seconds;
  /**
   * Whether the elements in it go too, those that {@link appear} was told the `leave` of, whatever component they belong to: before it
   * (`first`) or at the same time (`together`). It stays until all of them have gone. By default not.
   */
  readonly children?: 'first' | 'together';
  /** Seconds from one child to the next. By default 0. */
  readonly childGap?: Seconds;
}

/**
 * What an element does before it is removed: a listener for `(animate.leave)`. Made in an injection context, as a field of a component,
 * which it outlives.
 *
 * Angular removes the element when it has gone, and at the latest after its limit of 4 s (`MAX_ANIMATION_TIMEOUT`), about which there is
 * a warning in development. An element that is still entering turns round. While it leaves, no `animationend` of the page cuts it short.
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
 * @param move How: an action, or a function that makes one for the element.
 * @param options Stagger, and whether children go too.
 * @returns The listener. It never throws; errors go to Angular's `ErrorHandler`, and the element is removed.
 * @throws TypeError when `move` is neither an action nor a function; or an option of another kind; RangeError when it has no end.
 */
export function vanish(move: Move, options: VanishOptions = {}): (event: AnimationCallbackEvent) => void {
  checkMove('vanish', move, options);
  const lead = injectLead();
  let leadFor = (_element: HTMLElement): Lead => lead;
  // Angular's builds leave out what is for development alone.
  if (typeof ngDevMode === 'undefined' || ngDevMode) leadFor = injectLimited(lead);
  const begin = together((element, complete, delay) => {
    depart(leadFor(element), element, move, delay, watchLeaving(element, complete), options);
  }, options.gap);
  return (event) => {
    begin(event.target as HTMLElement, event.animationComplete as () => void);
  };
}
