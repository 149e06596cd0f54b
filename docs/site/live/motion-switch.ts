import type { Subscription } from 'rxjs';
import { calm$, motionWish$ } from '../../gallery/shell/calm.js';
import { icon } from '../../gallery/shell/icons.js';
import { make } from '../../gallery/shell/make.js';

/**
 * `<rx-motion-switch>`: a button that pauses or plays all motion of the site, whatever the system setting. The browser
 * remembers it.
 */
export function mount(host: HTMLElement): Promise<Subscription> {
  const title = 'pause all motion';
  const button = make('button', { type: 'button', title, 'aria-label': title });
  host.replaceChildren(button);
  const subscription = calm$.subscribe((calm) => {
    button.setAttribute('aria-pressed', String(calm));
    button.replaceChildren(icon(calm ? 'play' : 'pause'));
    button.onclick = () => motionWish$.next(calm ? 'full' : 'reduced');
  });
  return Promise.resolve(subscription);
}
