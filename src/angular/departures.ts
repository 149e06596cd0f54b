import type { Seconds } from '../clock/seconds.js';
import { Passage } from '../dom/passage.js';
import type { Lead } from './lead.js';
import type { Move } from './move.js';

/** How an element leaves with what is in it. */
export interface DepartureOptions {
  /** Whether the elements in it that {@link registerDeparture} knows leave too: before it, or at the same time. */
  readonly children?: 'first' | 'together' | undefined;
  /** Seconds from one child to the next. */
  readonly childGap?: Seconds;
}

/** How elements go that an element around them waits for. */
const moves = /* @__PURE__ */ new WeakMap<Element, Move>();

export function registerDeparture(element: HTMLElement, move: Move): void {
  moves.set(element, move);
}

/**
 * Lets an element leave, and what leaves with it.
 *
 * @param complete Called when all have left.
 * @param ends Told, whenever one sets out, how many seconds after the first one it will have left.
 */
export function depart(
  lead: Lead,
  element: HTMLElement,
  move: Move,
  delay: Seconds,
  complete: () => void,
  ends: (end: Seconds) => void,
  { children, childGap = 0 }: DepartureOptions,
): void {
  let end = 0;
  const go = (going: HTMLElement, how: Move, wait: Seconds, over: () => void): Seconds =>
    lead('leave', going, how, { delay: wait }, over);
  const inside = Array.from(element.querySelectorAll<HTMLElement>('*')).filter((one) => children && moves.has(one));
  let others = inside.length;
  // One that is still entering turns round at once.
  const isLast = children === 'first' && others > 0 && !Passage.of(element);
  const own = (wait: Seconds, over: () => void): void => {
    ends(end + go(element, move, wait, over));
  };
  const over = (): void => {
    if (--others === 0 && isLast) own(0, complete);
    if (others < 0) complete();
  };
  if (!isLast) own(delay, over);
  inside.forEach((child, index) => {
    end = Math.max(end, go(child, moves.get(child)!, delay + index * childGap, over));
    ends(end);
  });
}
