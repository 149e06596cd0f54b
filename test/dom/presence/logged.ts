import type { Observable } from 'rxjs';

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
