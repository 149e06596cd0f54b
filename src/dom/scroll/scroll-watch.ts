import { defer, fromEvent, merge, Observable, of, share } from 'rxjs';
import { type Scroller, scrollPosition } from './scroller.js';

/** How far a scroller is scrolled from the start of its content, and whether the layout may have changed, too. */
export type ScrollChange = readonly [pixels: number, isLaidOut: boolean];

/**
 * The changes of a scroller, shared by everything that follows it, possibly hundreds of elements.
 *
 * `change$` emits at once, then when the scroller is scrolled, and when it, a child of it or anything else that `sizes`
 * observes is resized, added or removed. `sizes` is disconnected when nobody follows the scroller any longer.
 */
export type ScrollWatch = readonly [change$: Observable<ScrollChange>, sizes: ResizeObserver];

const watches = {
  x: /* @__PURE__ */ new WeakMap<Element, ScrollWatch>(),
  y: /* @__PURE__ */ new WeakMap<Element, ScrollWatch>(),
};

export function watchOf(scroller: Scroller): ScrollWatch {
  const ofAxis = watches[scroller.axis];
  const known = ofAxis.get(scroller.box) ?? watch(scroller);
  ofAxis.set(scroller.box, known);
  return known;
}

function watch(scroller: Scroller): ScrollWatch {
  const { box } = scroller;
  const now = (isLaidOut = true): ScrollChange => [scrollPosition(scroller), isLaidOut];
  let emit: (event?: Event) => void;
  const sizes = new ResizeObserver(() => {
    emit();
  });
  const later$ = new Observable<ScrollChange>((subscriber) => {
    emit = (event) => {
      subscriber.next(now(event?.type !== 'scroll'));
    };
    const observe = (): void => {
      // Observing again emits after the next layout, so no layout is forced now.
      sizes.unobserve(box);
      const { content } = scroller;
      for (const part of [box, content, ...content.children]) sizes.observe(part);
    };
    const contents = new MutationObserver(observe);
    contents.observe(box, { childList: true, subtree: true });
    observe();
    subscriber.add(fromEvent<Event>(scroller.events, 'scroll').subscribe(emit));
    subscriber.add(fromEvent<Event>(box.ownerDocument.defaultView!, 'resize').subscribe(emit));
    return () => {
      sizes.disconnect();
      contents.disconnect();
    };
  });
  // The state comes after the listeners: a subscriber that takes only the state leaves no listener behind.
  return [
    merge(
      later$.pipe(share()),
      defer(() => of(now())),
    ),
    sizes,
  ];
}
