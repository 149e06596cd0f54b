import { Observable } from 'rxjs';
import { stageWidth } from './stage.js';

/** How much larger an element is than the units of a stage, now and whenever it changes. */
export function fit(element: HTMLElement): Observable<number> {
  return new Observable((subscriber) => {
    const observer = new ResizeObserver(() => {
      subscriber.next(element.clientWidth / stageWidth);
    });
    subscriber.next(element.clientWidth / stageWidth);
    observer.observe(element);
    return () => observer.disconnect();
  });
}
