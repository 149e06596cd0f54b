import type { Seconds } from '../clock/seconds.js';
import { transitions } from '../dom/presence/transition.js';
import type { Move } from '../layout/moves.js';
import type { Animate } from './inject-animate.js';

/** How an element leaves with its children. */
export interface ChildrenOptions {
  /** Whether the elements inside it that are in {@link leaveMoves} also leave: before it, or at the same time. */
  readonly children?: 'first' | 'together' | undefined;
  /** Seconds from one child to the next. */
  readonly childGap?: Seconds | undefined;
}

/** How the elements that enter or have entered leave with a parent that waits for them, if they do. */
export const leaveMoves: WeakMap<Element, Move | undefined> = /* @__PURE__ */ new WeakMap<Element, Move | undefined>();

/**
 * Animates an element that leaves, and its children.
 *
 * @param delay Seconds until the first of them leaves.
 * @param expect Called whenever one of them starts, with the seconds until all that have started will have left.
 * @param complete Called when all have left.
 */
export function leaveWithChildren(
  animate: Animate,
  element: HTMLElement,
  move: Move,
  delay: Seconds,
  { children, childGap = 0 }: ChildrenOptions,
  expect: (end: Seconds) => void,
  complete: () => void,
): void {
  const inside = [...element.querySelectorAll<HTMLElement>('*')].filter((one) => children && leaveMoves.get(one));
  // An element that is still entering is reversed immediately.
  const isLast = children === 'first' && inside.length > 0 && !transitions.has(element);
  let left = inside.length + 1;
  let end: Seconds = 0;
  const go = (going: HTMLElement, how: Move, wait: Seconds, start = wait): void => {
    const duration = animate('leave', going, how, { delay: wait }, () => {
      leaveMoves.delete(going);
      done();
    });
    end = Math.max(end, start + duration);
    expect(end);
  };
  const goItself = (wait: Seconds, start = wait): void => {
    leaveMoves.delete(element);
    go(element, move, wait, start);
  };
  const done = (): void => {
    if (--left === 0) complete();
    else if (left === 1 && isLast) {
      // It may have been removed while it waited.
      if (element.isConnected) goItself(0, end);
      else done();
    }
  };
  if (!isLast) goItself(delay);
  inside.forEach((child, index) => go(child, leaveMoves.get(child)!, delay + index * childGap));
}
