import { Observable } from 'rxjs';

/** Whether a media query matches, now and whenever that changes. On a server it emits false and completes. */
export function mediaQuery(query: string): Observable<boolean> {
  return new Observable((subscriber) => {
    if (typeof matchMedia === 'undefined') {
      subscriber.next(false);
      subscriber.complete();
      return;
    }
    const list = matchMedia(query);
    const emit = (): void => subscriber.next(list.matches);
    list.addEventListener('change', emit);
    subscriber.add(() => list.removeEventListener('change', emit));
    emit();
  });
}
