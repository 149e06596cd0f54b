import { animationFrames, Observable } from 'rxjs';

/**
 * Emits in each frame after the page was laid out, and before it is painted: what is changed then is still seen in this
 * frame. Nothing is emitted where sizes cannot be observed, as in jsdom.
 */
export function beforePaint$(element: Element): Observable<void> {
  return new Observable((subscriber) => {
    if (typeof ResizeObserver === 'undefined') return undefined;
    const sizes = new ResizeObserver(() => subscriber.next());
    // One that is observed anew is reported at once, even if it has kept its size.
    const frames = animationFrames().subscribe(() => {
      sizes.disconnect();
      sizes.observe(element);
    });
    return () => {
      frames.unsubscribe();
      sizes.disconnect();
    };
  });
}
