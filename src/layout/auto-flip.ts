import { type Observable, Subscription } from 'rxjs';
import { frame$ as defaultFrame$ } from '../clock/frames.js';
import { checkObservable } from '../clock/observable-of.js';
import type { Seconds } from '../clock/seconds.js';
import { checkElement, type StyledElement } from '../element/elemental.js';
import { listenFor } from '../element/listen-for.js';
import { flush } from '../element/page.js';
import { ContentStart } from './content-start.js';
import { type AutoFlipOptions, checkFlip } from './flip-options.js';
import { Flipping, type Keys, keysOf } from './flipping.js';
import { Flips } from './flips.js';
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
  const start = new ContentStart(parent);
  /** Whether scrolling moves some of them within it. */
  let isSticky: boolean;
  const note = (): ReadonlyMap<StyledElement, PageBox> => {
    flush();
    const before = keys;
    keys = keysOf(checked, children());
    // An image that loads moves those after it.
    for (const element of keys.keys()) if (!before.has(element)) sizes?.observe(element);
    for (const element of before.keys()) if (!keys.has(element)) sizes?.unobserve(element);
    const seen = pageBoxes(keys.keys(), parent);
    laidOut = applyShifts(seen, -1);
    start.note();
    isSticky = children().some((child) => getComputedStyle(child).position === 'sticky');
    return seen;
  };
  const noteScroll = (): void => {
    if (isSticky) note();
    else start.noteScroll();
  };
  // jsdom, for one, has no ResizeObserver.
  const sizes = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(note);
  const flips = new Flips('autoFlip', frame$);
  const changes = new MutationObserver(() => {
    const found = children();
    if (checked.leaving === 'popLayout') popLeaving(found);
    flush();
    const flipping = new Flipping(checked, keys, applyShifts(laidOut, 1, [[parent, start.shift(laidOut)]]));
    // Also those that are gone: they may come back.
    flipping.rest();
    flips.begin(flipping, found, note(), parent);
  });
  changes.observe(parent, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['class', 'hidden', 'open', 'inert'],
  });
  sizes?.observe(parent);
  // Elements around it may scroll it, too.
  const unlisten = listenFor(parent, parent.ownerDocument, 'scroll', noteScroll, SCROLLS);
  lists.add(parent);
  note();
  return new Subscription(() => {
    lists.delete(parent);
    changes.disconnect();
    sizes?.disconnect();
    unlisten();
    flips.stop();
  });
}

/** Scroll events do not bubble. */
const SCROLLS: AddEventListenerOptions = { capture: true, passive: true };
