import { defer, fromEvent, merge, Observable, of, share } from 'rxjs';
import { type Scroller, scrollPosition } from './scroller.js';

/** The state of a scroller after a change. */
export interface ScrollChange {
  /** From the start of its content. */
  readonly pixels: number;
  /** Whether the layout may have changed. */
  readonly isLaidOut: boolean;
}

/** The changes of a scroller, shared by everything that follows it, possibly hundreds of elements. */
export interface ScrollWatch {
  /** Emits at once, when it is scrolled, and when it, a child of it or one of `sizes` is resized, added or removed. */
  readonly change$: Observable<ScrollChange>;
  /** Disconnected when nobody follows the scroller any longer. */
  readonly sizes: ResizeObserver;
}

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
  const now = (isLaidOut = true): ScrollChange => ({ pixels: scrollPosition(scroller), isLaidOut });
  let emit: (event?: Event) => void;
  const sizes = new ResizeObserver(() => emit());
  const later$ = new Observable<ScrollChange>((subscriber) => {
    emit = (event) => subscriber.next(now(event?.type !== 'scroll'));
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
  const now$ = defer(() => of(now()));
  return { change$: merge(later$.pipe(share()), now$), sizes };
}
