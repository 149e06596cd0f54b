import { Subscription } from 'rxjs';
import { mountPlayground } from '../../playground/mount-playground.js';
import { withElements } from '../page-elements.js';
import { shownResults } from './shown-results.js';

/** `<rx-program>` around an example: replaces it with an editor. */
export async function mount(host: HTMLElement): Promise<Subscription> {
  const written = host.querySelector('pre code')?.textContent ?? '';
  const code = shownResults('page' in host.dataset ? (withElements(written) ?? written) : written);
  const title = document.querySelector('h1')?.firstChild?.textContent?.trim() ?? 'Example';
  // The button is about to disappear, so its replacement gets the focus.
  const isAsked = host.contains(document.activeElement);
  const place = document.createElement('div');
  host.replaceChildren(place);
  const playground = mountPlayground(place, {
    code,
    title,
    shareAt: host.dataset.share ?? '',
  });
  // Or the address has a program for it, and the page is still at its top.
  if (!isAsked) host.scrollIntoView({ block: 'nearest' });
  await playground.ready;
  if (isAsked) host.querySelector<HTMLElement>('.cm-content')?.focus();
  return new Subscription(playground.close);
}
