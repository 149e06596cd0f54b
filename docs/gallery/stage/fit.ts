import { Observable } from 'rxjs';
import { stageWidth } from './stage.js';

/** The scale of an element relative to the units of a stage, now and after each change. */
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
