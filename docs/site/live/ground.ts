import { Observable, type Subscription } from 'rxjs';
import { theme$ } from '../../gallery/shell/ground.js';

/** Makes the stages of the gallery follow the site's light or dark theme. */
export function followGround(): Subscription {
  return new Observable<'light' | 'dark'>((subscriber) => {
    const { classList } = document.documentElement;
    const tell = (): void => subscriber.next(classList.contains('dark') ? 'dark' : 'light');
    const observer = new MutationObserver(tell);
    observer.observe(document.documentElement, { attributeFilter: ['class'] });
    tell();
    return () => observer.disconnect();
  }).subscribe((theme) => theme$.next(theme));
}
