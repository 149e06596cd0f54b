import { ErrorHandler, inject } from '@angular/core';

/**
 * Hands errors to the application's handler, later: one that is thrown while Angular goes through its queue of animations would keep all
 * others in it from running.
 */
export function injectReport(): (error: unknown) => void {
  const handler = inject(ErrorHandler);
  return (error) => {
    queueMicrotask(() => {
      handler.handleError(error);
    });
  };
}
