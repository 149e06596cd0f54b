import { filter, fromEvent, Observable, of, Subscription, switchMap, take } from 'rxjs';

/** Fills an element of a page, until the returned subscription ends. */
export type Mount = (host: HTMLElement) => Promise<Subscription>;

interface Live {
  readonly load: () => Promise<{ readonly mount: Mount }>;
  /** When to fill the element: when it is close to the window, or on a click on its button. */
  readonly when$: (element: HTMLElement) => Observable<unknown>;
}

/** The live elements of pages, and the code that fills them. */
const live: Readonly<Record<string, Live>> = {
  'rx-choreography': { load: () => import('./choreography.js'), when$: near$ },
  'rx-curve-editor': { load: () => import('./curve-editor.js'), when$: near$ },
  'rx-curves': { load: () => import('./curves.js'), when$: near$ },
  'rx-layout': { load: () => import('./layout/layout.js'), when$: near$ },
  'rx-model': { load: () => import('./model.js'), when$: near$ },
  'rx-motion-switch': { load: () => import('./motion-switch.js'), when$: near$ },
  'rx-program': { load: () => import('./program.js'), when$: asked$ },
  'rx-scene': { load: () => import('./scene.js'), when$: near$ },
  'rx-scenes': { load: () => import('./scenes.js'), when$: near$ },
  'rx-stream': { load: () => import('./stream/stream.js'), when$: near$ },
  'rx-thing': { load: () => import('./thing.js'), when$: near$ },
  'rx-whole-page': { load: () => import('./whole-page.js'), when$: near$ },
};

/** Defines the elements of {@link live}. */
export function defineLiveElements(): void {
  for (const [name, part] of Object.entries(live)) {
    if (customElements.get(name) === undefined) customElements.define(name, liveElement(part));
  }
}

function liveElement({ load, when$ }: Live): CustomElementConstructor {
  return class extends HTMLElement {
    private filled = new Subscription();

    connectedCallback(): void {
      this.filled = when$(this)
        .pipe(
          take(1),
          switchMap(load),
          switchMap(({ mount }) => inside$(mount(this))),
        )
        .subscribe(() => (this.dataset.ready = 'true'));
    }

    disconnectedCallback(): void {
      this.filled.unsubscribe();
      delete this.dataset.ready;
    }
  };
}

/** Emits when an element is filled, and ends its content with the subscription, even if it is filled later. */
function inside$(filled: Promise<Subscription>): Observable<void> {
  return new Observable((subscriber) => {
    filled.then(
      () => subscriber.next(),
      (error: unknown) => subscriber.error(error),
    );
    return () => {
      filled.then(
        (inside) => inside.unsubscribe(),
        () => undefined,
      );
    };
  });
}

/** Emits when the element is close to the window, but not before the browser has shown the page and is idle. */
function near$(element: HTMLElement): Observable<unknown> {
  return idle$.pipe(switchMap(() => inSight$(element)));
}

const idle$ = new Observable<void>((subscriber) => {
  // Safari does not have it.
  if (!('requestIdleCallback' in globalThis)) {
    const waiting = setTimeout(() => subscriber.next(), 100);
    return () => clearTimeout(waiting);
  }
  const waiting = requestIdleCallback(() => subscriber.next(), { timeout: 1000 });
  return () => cancelIdleCallback(waiting);
});

function inSight$(element: HTMLElement): Observable<unknown> {
  return new Observable((subscriber) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) subscriber.next(null);
      },
      { rootMargin: '200px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  });
}

/** Emits when the button in the element is clicked, and at once if the address has a program for it. */
function asked$(element: HTMLElement): Observable<unknown> {
  const clicked$ = fromEvent(element, 'click').pipe(
    filter(({ target }) => target instanceof Element && target.closest('.open-program') !== null),
  );
  const share = element.dataset.share ?? '';
  return share !== '' && location.hash.startsWith(`${share}code=`) ? of(null) : clicked$;
}
