import { type Observable, Subscription } from 'rxjs';
import { checkObservable } from '../clock/check-observable.js';
import { frame$ as defaultFrame$ } from '../clock/frames.js';
import type { Seconds } from '../clock/seconds.js';
import { type Distance, parentOutside } from '../element/axes.js';
import { checkElement, type StyledElement } from '../element/elemental.js';
import { listenFor } from '../element/listen-for.js';
import { flush } from '../element/page.js';
import { glideOn } from './flip.js';
import { type AutoFlipOptions, checkFlip } from './flip-options.js';
import { Flipping, type Keys, keysOf } from './flipping.js';
import { lists } from './glide.js';
import { popLeaving } from './out-of-flow.js';
import { type PageBox, pageBoxes } from './page-box.js';
import { applyShifts } from './shift.js';

/**
 * Makes the children of an element glide whenever something changes the layout: children that are added, removed or
 * moved, and classes, `hidden` or `open` anywhere in it. One that leaves by `leave` of rx-motion/dom is taken out of
 * the flow.
 *
 * ```ts page
 * import { autoFlip } from 'rx-motion/layout';
 *
 * const subscription = autoFlip(document.querySelector('#box')!);
 * document.querySelector('#box')!.append('word');
 * subscription.unsubscribe();
 * ```
 *
 * @param parent The parent of the elements that glide. New ones appear at once, and removed ones are gone; with
 * {@link presence}, they enter and leave.
 * @param frame$ Frame deltas in seconds; by default the page's animation frames.
 * @returns Unsubscribe it to stop watching; gliding elements then stay where they are.
 * @throws TypeError when an argument is of the wrong kind; RangeError when a time is negative.
 */
export function autoFlip(
  parent: Element,
  options: AutoFlipOptions = {},
  frame$: Observable<Seconds> = defaultFrame$,
): Subscription {
  checkElement('autoFlip', parent);
  checkObservable('autoFlip', 'frame$', frame$);
  const checked = checkFlip('autoFlip', options);
  const children = (): StyledElement[] => [...(parent.children as Iterable<StyledElement>)];
  /** The elements at the last change, and their positions in the layout, which may have changed since then. */
  let keys: Keys = new Map();
  let laidOut: ReadonlyMap<StyledElement, PageBox>;
  let box: Box;
  /** Where its content started in the window after the last change or scroll. */
  let start: Distance;
  /** What was scrolled then: it, and elements around it. */
  let scrolled: readonly Scrolled[];
  /** Whether scrolling moves some of them within it. */
  let isSticky: boolean;
  const place = (): void => {
    start = startOf(parent);
    scrolled = scrollsAround(parent);
  };
  const note = (): ReadonlyMap<StyledElement, PageBox> => {
    flush();
    const before = keys;
    keys = keysOf(checked, children());
    // An image that loads moves those after it.
    for (const element of keys.keys()) if (!before.has(element)) sizes?.observe(element);
    for (const element of before.keys()) if (!keys.has(element)) sizes?.unobserve(element);
    const seen = pageBoxes(keys.keys(), parent);
    laidOut = applyShifts(seen, -1);
    box = boxOf(parent);
    place();
    isSticky = children().some((child) => getComputedStyle(child).position === 'sticky');
    return seen;
  };
  const follow = (): void => {
    if (isSticky) note();
    else place();
  };
  /** How far the content was from where it is now, if the elements glide from there. */
  const shift = (): Distance => {
    const [anchor, now] = [anchorShift(box, boxOf(parent)), startOf(parent)];
    const along = (axis: 'x' | 'y'): number => {
      const by = start[axis] - now[axis];
      if (by === 0) return anchor[axis];
      if (scrolled.some((one) => isBeyondEnd(one, axis))) return by;
      const found = [...applyShifts(pageBoxes(keys.keys(), parent), -1)];
      // Scroll anchoring: browsers scroll by whole pixels, as far as they can, to keep an element where it is seen.
      return found.some(([one, seen]) => {
        const moved = seen[axis] - (laidOut.get(one)?.[axis] ?? NaN);
        return moved * Math.sign(by) > Math.abs(by) - 1;
      })
        ? by
        : anchor[axis];
    };
    return { x: along('x'), y: along('y') };
  };
  // jsdom, for one, has no ResizeObserver.
  const sizes = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(note);
  let playing = new Subscription();
  const changes = new MutationObserver(() => {
    const found = children();
    if (checked.leaving === 'popLayout') popLeaving(found);
    flush();
    const flipping = new Flipping(checked, keys, applyShifts(laidOut, 1, [[parent, shift()]]));
    // Also those that are gone: they may come back.
    flipping.rest();
    flipping.begin(found, undefined, note(), parent);
    playing = glideOn('autoFlip', flipping, frame$, playing);
  });
  changes.observe(parent, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['class', 'hidden', 'open', 'inert'],
  });
  sizes?.observe(parent);
  // Elements around it may scroll it, too.
  const stopFollowing = listenFor(parent, parent.ownerDocument, 'scroll', follow, SCROLLS);
  lists.add(parent);
  note();
  return new Subscription(() => {
    lists.delete(parent);
    changes.disconnect();
    sizes?.disconnect();
    stopFollowing();
    playing.unsubscribe();
  });
}

/** Scroll events do not bubble. */
const SCROLLS: AddEventListenerOptions = { capture: true, passive: true };

/** The start of an element's content in the window. */
function startOf(element: Element): Distance {
  const { left, top } = element.getBoundingClientRect();
  return { x: left - element.scrollLeft, y: top - element.scrollTop };
}

/** How far an element was scrolled. */
interface Scrolled extends Distance {
  readonly element: Element;
}

function scrollsAround(parent: Element): Scrolled[] {
  const all: Scrolled[] = [];
  for (let element: Element | null = parent; element !== null; element = parentOutside(element)) {
    const { scrollLeft: x, scrollTop: y } = element;
    if (x !== 0 || y !== 0) all.push({ element, x, y });
  }
  return all;
}

/** Whether an element was scrolled further than it can be now. At the start of a reversed box, that is negative. */
function isBeyondEnd(scrolled: Scrolled, axis: 'x' | 'y'): boolean {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = scrolled.element;
  return Math.abs(scrolled[axis]) > (axis === 'x' ? scrollWidth - clientWidth : scrollHeight - clientHeight) + 1;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Where the layout puts an element, however the page and the elements around it are scrolled. */
function boxOf(element: Element): Box {
  const { offsetWidth, offsetHeight } = element as HTMLElement;
  let [left, top] = [0, 0];
  // An element of an SVG has no offsets, and so never counts as anchored.
  for (
    let outer = element as Partial<HTMLElement> | null | undefined;
    outer;
    outer = outer.offsetParent as HTMLElement
  ) {
    left += outer.offsetLeft!;
    top += outer.offsetTop!;
  }
  return { left, top, right: left + offsetWidth, bottom: top + offsetHeight };
}

/** How far the start of a box was from where it is now, if the box has kept its end or its middle; otherwise 0. */
function anchorShift(was: Box, now: Box): Distance {
  const along = (start: 'left' | 'top', end: 'right' | 'bottom'): number => {
    const [atStart, atEnd] = [was[start] - now[start], was[end] - now[end]];
    // Offsets are rounded.
    return Math.min(Math.abs(atEnd), Math.abs(atStart + atEnd)) <= 1 ? atStart : 0;
  };
  return { x: along('left', 'right'), y: along('top', 'bottom') };
}
