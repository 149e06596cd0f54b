import type { Move } from './move.js';

/** How elements go that an element around them waits for: Angular itself lets nothing in an element leave that is removed. */
const leaves = /* @__PURE__ */ new WeakMap<Element, Move>();

export function registerLeave(element: HTMLElement, move: Move): void {
  leaves.set(element, move);
}

/** The elements inside of one that are to leave with it, in the order of the page. */
export function childrenToLeave(element: HTMLElement): (readonly [child: HTMLElement, move: Move])[] {
  return Array.from(element.querySelectorAll<HTMLElement>('*')).flatMap((child) => {
    const move = leaves.get(child);
    return move === undefined ? [] : [[child, move] as const];
  });
}
