import type { Observable, Subscription } from 'rxjs';

/** What the scripts of pages share. */

/** The element with an id, or the one that a selector finds. */
export function find(selector = '#it'): HTMLElement {
  return document.querySelector<HTMLElement>(selector)!;
}

/** What a stream emits from now on, errors as texts; and its subscription. */
export function listen(stream$: Observable<unknown>): {
  readonly seen: unknown[];
  readonly subscription: Subscription;
} {
  const seen: unknown[] = [];
  const subscription = stream$.subscribe({
    next: (value) => seen.push(value),
    error: (error: unknown) => seen.push(String(error)),
  });
  return { seen, subscription };
}

/** What a call throws, as a text. */
export function thrownBy(call: () => unknown): string {
  try {
    call();
    return 'nothing';
  } catch (error) {
    return String(error);
  }
}

/** Scrolls an element, or the page, and waits until that is noticed. */
export async function scroll(element: Element, to: ScrollToOptions): Promise<void> {
  const isPage = element === document.documentElement;
  await new Promise((done) => {
    (isPage ? document : element).addEventListener('scroll', done, { once: true });
    element.scrollTo({ behavior: 'instant', ...to });
  });
}

/** Waits until sizes have been observed. */
export async function laidOut(rounds = 1): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    await new Promise((done) => {
      new ResizeObserver(done).observe(document.body);
    });
  }
}
