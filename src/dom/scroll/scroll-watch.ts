import { Observable, defer, fromEvent, merge, of, share } from 'rxjs';
import { scrollsBackwards } from './scrolls-backwards.js';

/** How far a scroller is scrolled from where its content begins, and whether more than that may have changed. */
export type ScrollChange = readonly [x: number, y: number, isLaidOut: boolean];

/**
 * The changes of a scroller, shared by all that follow it: hundreds of elements, maybe.
 *
 * `change$` emits at once, then when it is scrolled, and when it, a child of it or what else `sizes` observes is
 * resized, added or removed. `sizes` is disconnected when nobody follows any longer.
 */
export type ScrollWatch = readonly [change$: Observable<ScrollChange>, sizes: ResizeObserver];

const watches = /* @__PURE__ */ new WeakMap<Element, ScrollWatch>();

/** @param box The element whose numbers say how far it is scrolled. */
export function watchOf(box: Element): ScrollWatch {
  const known = watches.get(box) ?? watch(box);
  watches.set(box, known);
  return known;
}

function watch(box: Element): ScrollWatch {
  const page = box.ownerDocument;
  const isPage = box === page.scrollingElement;
  // A page that is being loaded may have no body yet.
  const content = isPage ? ((page.body as Element | null) ?? box) : box;
  const now = (isLaidOut = true): ScrollChange => [
    box.scrollLeft * (scrollsBackwards(content, 'x') ? -1 : 1),
    box.scrollTop,
    isLaidOut,
  ];
  let emit: (event?: Event) => void;
  const sizes = new ResizeObserver(() => {
    emit();
  });
  const later$ = new Observable<ScrollChange>((subscriber) => {
    emit = (event) => {
      subscriber.next(now(event?.type !== 'scroll'));
    };
    const observe = (): void => {
      // Observing again emits after the next layout: nothing has to be laid out now.
      sizes.unobserve(box);
      for (const part of [box, content, ...content.children]) sizes.observe(part);
    };
    const contents = new MutationObserver(observe);
    contents.observe(box, { childList: true, subtree: true });
    observe();
    subscriber.add(fromEvent<Event>(isPage ? page : box, 'scroll').subscribe(emit));
    subscriber.add(fromEvent<Event>(page.defaultView!, 'resize').subscribe(emit));
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
