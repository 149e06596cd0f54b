import { afterEach, beforeEach } from '@jest/globals';
import { type Observable, Subject } from 'rxjs';

/** The element of a test. */
export let element: HTMLElement;
/** The frames on which it moves. */
export let frame$: Subject<number>;

/** Makes both for each test of a file. */
export function useBox(): void {
  beforeEach(() => {
    frame$ = new Subject();
    element = add();
  });
  afterEach(() => element.remove());
}

/** Another element in the page. */
export function add(name = 'div'): HTMLElement {
  return document.body.appendChild(document.createElement(name));
}

/** Shows frames of the given seconds. */
export function step(...dts: readonly number[]): void {
  for (const dt of dts) frame$.next(dt);
}

/** What a stream emits: progress, then `done` or the error. */
export function logOf(stream$: Observable<number>): { readonly log: unknown[]; readonly stop: () => void } {
  const log: unknown[] = [];
  const subscription = stream$.subscribe({
    next: (progress) => log.push(progress),
    error: (error: unknown) => log.push(error),
    complete: () => log.push('done'),
  });
  return { log, stop: () => subscription.unsubscribe() };
}
