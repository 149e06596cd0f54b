import { Observable, Subject, fromEvent, merge, share } from 'rxjs';
import { scrollsBackwards } from './scrolls-backwards.js';

/** How far a scroller is scrolled, and whether it is more than its position that may have changed. */
export type ScrollChange = readonly [pixels: number, isLaidOut: boolean];

/** What is seen of a scroller along an axis, shared by all that follow it: hundreds of elements, maybe. */
export interface ScrollWatch {
  /** Emits when it is scrolled, and when it, a child of it or what else is observed is resized, added or removed. */
  readonly change$: Observable<ScrollChange>;
  /** Observes more elements. It is disconnected when nobody follows any longer. */
  readonly sizes: ResizeObserver;
  /** Pixels from where the content begins. */
  readonly scrolled: () => number;
}

const watches = {
  x: /* @__PURE__ */ new WeakMap<Element, ScrollWatch>(),
  y: /* @__PURE__ */ new WeakMap<Element, ScrollWatch>(),
};

/** @param box The element whose numbers say how far it is scrolled. */
export function watchOf(box: Element, axis: 'x' | 'y'): ScrollWatch {
  const known = watches[axis].get(box) ?? watch(box, axis);
  watches[axis].set(box, known);
  return known;
}

function watch(box: Element, axis: 'x' | 'y'): ScrollWatch {
  const page = box.ownerDocument;
  const isPage = box === page.scrollingElement;
  // A page that is being loaded may have no body yet.
  const content = isPage ? ((page.body as Element | null) ?? box) : box;
  const scrolled = (): number =>
    box[axis === 'x' ? 'scrollLeft' : 'scrollTop'] * (scrollsBackwards(content, axis) ? -1 : 1);
  const size$ = new Subject<void>();
  const sizes = new ResizeObserver(() => {
    size$.next();
  });
  const change$ = new Observable<ScrollChange>((subscriber) => {
    const observe = (): void => {
      // Observing again emits after the next layout: nothing has to be laid out now.
      sizes.unobserve(box);
      for (const part of [box, content, ...content.children]) sizes.observe(part);
    };
    const contents = new MutationObserver(observe);
    contents.observe(box, { childList: true, subtree: true });
    observe();
    const scroll$ = fromEvent<Event>(isPage ? page : box, 'scroll');
    const changes = merge(scroll$, fromEvent<Event>(page.defaultView!, 'resize'), size$).subscribe((event) => {
      subscriber.next([scrolled(), event?.type !== 'scroll']);
    });
    return () => {
      changes.unsubscribe();
      sizes.disconnect();
      contents.disconnect();
    };
  });
  return { change$: change$.pipe(share()), sizes, scrolled };
}
