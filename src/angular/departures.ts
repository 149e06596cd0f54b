import type { Seconds } from '../clock/seconds.js';
import { transitions } from '../dom/presence/transition.js';
import type { Move } from '../layout/moves.js';
import type { Animate } from './inject-animate.js';

/** How an element leaves with its children. */
export interface DepartureOptions {
  /** Whether the elements inside it that are in {@link departures} also leave: before it, or at the same time. */
  readonly children?: 'first' | 'together' | undefined;
  /** Seconds from one child to the next. */
  readonly childGap?: Seconds | undefined;
}

/** The elements that enter or have entered, and how they leave with a parent that waits for them. */
export const departures: WeakMap<Element, Move | undefined> = /* @__PURE__ */ new WeakMap<Element, Move | undefined>();

/**
 * Animates an element that leaves, and its children.
 *
 * @param complete Called when all have left.
 */
export function depart(
  animate: Animate,
  element: HTMLElement,
  move: Move,
  delay: Seconds,
  complete: () => void,
  { children, childGap = 0 }: DepartureOptions,
): void {
  const inside = [...element.querySelectorAll<HTMLElement>('*')].filter((one) => children && departures.get(one));
  // An element that is still entering is reversed immediately.
  const isLast = children === 'first' && inside.length > 0 && !transitions.get(element);
  let left = inside.length + 1;
  const go = (going: HTMLElement, how: Move, wait: Seconds): void =>
    animate('leave', going, how, { delay: wait }, () => {
      departures.delete(going);
      done();
    });
  const goItself = (wait: Seconds): void => {
    departures.delete(element);
    go(element, move, wait);
  };
  const done = (): void => {
    if (--left === 0) complete();
    else if (left === 1 && isLast) {
      // It may have been removed while it waited.
      if (element.isConnected) goItself(0);
      else done();
    }
  };
  if (!isLast) goItself(delay);
  inside.forEach((child, index) => go(child, departures.get(child)!, delay + index * childGap));
}
