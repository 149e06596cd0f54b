import { Observable } from 'rxjs';
import { displacements } from '../../element/displacement.js';
import type { StyledElement } from '../../element/elemental.js';
import { hostOf } from '../../element/features/feature.js';
import { domTarget } from '../../element/target/dom-target.js';
import { transitions } from '../presence/transition.js';

/** Takes an element over from whatever moves it: its own numbers are then those that are seen. */
export function takeOver(element: StyledElement): void {
  displacements.get(element)?.handOver();
  const transition = transitions.get(element);
  if (transition?.entering === true) transition.playOn(null);
  hostOf('drag$', domTarget(element)).take();
}

/** Lets what follows a stream move the element that a hand has taken. @param element Says which one that is. */
export function leading<V>(element: () => StyledElement, source$: Observable<V>): Observable<V> {
  return new Observable((subscriber) =>
    source$.subscribe({
      next(value) {
        const host = hostOf('drag$', domTarget(element()));
        host.isLed = true;
        try {
          subscriber.next(value);
        } finally {
          host.isLed = false;
        }
      },
      error: (error: unknown) => subscriber.error(error),
      complete: () => subscriber.complete(),
    }),
  );
}
