import { type Observable, Subscription } from 'rxjs';
import { checkObservable } from '../clock/check-observable.js';
import { frame$ as defaultFrame$ } from '../clock/frames.js';
import type { Seconds } from '../clock/seconds.js';
import { leavesInFlow } from '../dom/presence/barred.js';
import { checkElement } from '../dom/style/check-element.js';
import type { StyledElement } from '../dom/style/elemental.js';
import { flush } from '../dom/style/flush.js';
import { glideOn } from './flip.js';
import { type AutoFlipOptions, checkFlip, checkLeaving } from './flip-options.js';
import { Flipping, type Keys, keysOf, rest } from './flipping.js';
import { forget } from './glide.js';
import { placeOf, popOut } from './popped.js';
import { type Seen, seenOf } from './seen.js';
import { shifted } from './shifted.js';

/**
 * Has the children of an element glide whenever something changes the layout: children that are added, removed or
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
 * @param parent Whose children glide. New ones appear at once, removed ones are gone: {@link presence} has them enter
 * and leave.
 * @param frame$ Frame deltas in seconds; by default the page's animation frames.
 * @returns Unsubscribed, it watches no longer, and what glides stays where it is.
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
  const pops = checkLeaving('autoFlip', options) === 'popLayout';
  const children = (): StyledElement[] => [...(parent.children as Iterable<Element> as Iterable<StyledElement>)];
  let playing = new Subscription();
  let known: ReadonlySet<StyledElement> = new Set();
  let keys: Keys;
  /** Where the layout has had all since the last change. */
  let places: ReadonlyMap<StyledElement, Seen>;
  const note = (): ReadonlyMap<StyledElement, Seen> => {
    flush();
    keys = keysOf(checked, children());
    const seen = seenOf(keys.keys(), parent);
    places = shifted(seen, -1);
    return seen;
  };
  // Pages of tests may have none.
  const sizes = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(note);
  /** Watches the sizes of the children, too: an image that loads moves those after it. */
  const watch = (found: readonly StyledElement[]): void => {
    for (const element of found) if (!known.has(element)) sizes?.observe(element as Element);
    for (const element of known) {
      if (element.parentNode === parent) continue;
      sizes?.unobserve(element as Element);
      forget(element);
    }
    known = new Set(found);
  };
  const changes = new MutationObserver(() => {
    const found = children();
    watch(found);
    // All is read before anything is written.
    const leaving = pops ? found.filter(leavesInFlow).map((element) => [element, placeOf(element)] as const) : [];
    for (const [element, place] of leaving) popOut(element, place);
    flush();
    const all = new Flipping(checked, keys, shifted(places, 1));
    rest(keysOf(checked, found));
    all.begin(found, undefined, note());
    playing = glideOn('autoFlip', all, frame$, playing);
  });
  changes.observe(parent, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['class', 'hidden', 'open', 'inert'],
  });
  sizes?.observe(parent);
  watch(children());
  note();
  return new Subscription(() => {
    changes.disconnect();
    sizes?.disconnect();
    playing.unsubscribe();
  });
}
