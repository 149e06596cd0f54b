import { exhaustMap, fromEvent, Subscription } from 'rxjs';
import { make } from '../shell/make.js';

/** A button that shows the strip of rx-motion/devtools, and removes it. */
export function strip(): { readonly element: HTMLElement; readonly subscription: Subscription } {
  const subscription = new Subscription();
  let shown = Subscription.EMPTY;
  const button = make('button', { type: 'button', 'aria-pressed': 'false' }, 'Devtools');
  const loaded$ = fromEvent(button, 'click').pipe(exhaustMap(() => import('rx-motion/devtools')));
  subscription.add(
    loaded$.subscribe(({ attachDevtools }) => {
      if (!shown.closed) {
        shown.unsubscribe();
        return;
      }
      shown = attachDevtools();
      button.setAttribute('aria-pressed', 'true');
      shown.add(() => button.setAttribute('aria-pressed', 'false'));
      subscription.add(shown);
    }),
  );
  return { element: make('div', { class: 'segments devtools' }, button), subscription };
}
