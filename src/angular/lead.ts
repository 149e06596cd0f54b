import { ErrorHandler, inject } from '@angular/core';
import { flush } from '../dom/style/flush.js';
import { type EntryOptions, runTransition } from '../dom/presence/run-transition.js';
import type { Seconds } from '../clock/seconds.js';
import { CLOCK } from './clock.js';
import type { Move } from './move.js';

/** Lets an element come or go; `over` is called when it has, however that ends. */
export type Lead = (
  name: 'enter' | 'leave',
  element: HTMLElement,
  move: Move,
  options: EntryOptions & { readonly delay: Seconds },
  over: () => void,
) => void;

/**
 * Leads elements on the application's clock. It never throws, for an error would keep all others in Angular's queue of animations from running:
 * what goes wrong is handed to the application's handler, later.
 */
export function injectLead(): Lead {
  const clock = inject(CLOCK);
  const handler = inject(ErrorHandler);
  const report = (error: unknown): void => queueMicrotask(() => handler.handleError(error));
  return (name, element, move, options, over) => {
    try {
      const action = typeof move === 'function' ? move(element) : move;
      const subscription = runTransition(name, element, action, clock.calm$(), options).subscribe({ error: report });
      flush();
      subscription.add(over);
    } catch (error) {
      report(error);
      over();
    }
  };
}
