import type { Seconds } from '../clock/seconds.js';
import { Transition } from '../dom/presence/transition.js';
import type { Lead } from './lead.js';
import type { Move } from './move.js';

/** How an element leaves with what is in it. */
export interface DepartureOptions {
  /** Whether the elements in it that {@link departures} has leave too: before it, or at the same time. */
  readonly children?: 'first' | 'together' | undefined;
  /** Seconds from one child to the next. */
  readonly childGap?: Seconds;
}

/** The elements that are there, and how they go where an element around them waits for them. */
export const departures: WeakMap<Element, Move | undefined> = /* @__PURE__ */ new WeakMap<Element, Move | undefined>();

/**
 * Lets an element leave, and what leaves with it.
 *
 * @param complete Called when all have left.
 */
export function depart(
  lead: Lead,
  element: HTMLElement,
  move: Move,
  delay: Seconds,
  complete: () => void,
  { children, childGap = 0 }: DepartureOptions,
): void {
  const inside = [...element.querySelectorAll<HTMLElement>('*')].filter((one) => children && departures.get(one));
  departures.delete(element);
  // One that is still entering turns round at once.
  const isLast = children === 'first' && inside.length > 0 && !Transition.of(element);
  let left = inside.length + 1;
  const go = (going: HTMLElement, how: Move, wait: Seconds): void => lead('leave', going, how, { delay: wait }, over);
  const over = (): void => {
    if (--left === 0) complete();
    else if (left === 1 && isLast) {
      // It may have been taken out while it waited.
      if (element.isConnected) go(element, move, 0);
      else over();
    }
  };
  if (!isLast) go(element, move, delay);
  inside.forEach((child, index) => go(child, departures.get(child)!, delay + index * childGap));
}
