import { Subscription } from 'rxjs';
import { mountPlayground } from '../../playground/mount-playground.js';
import { shownResults } from './shown-results.js';

/** `<rx-program>` around an example: opens it in an editor, in the place of what was to be read. */
export async function mount(host: HTMLElement): Promise<Subscription> {
  const code = shownResults(host.querySelector('pre code')?.textContent ?? '');
  const title = document.querySelector('h1')?.firstChild?.textContent?.trim() ?? 'Example';
  const place = document.createElement('div');
  host.replaceChildren(place);
  const playground = mountPlayground(place, {
    code,
    title,
    shareAt: host.dataset.share ?? '',
  });
  await playground.ready;
  return new Subscription(playground.close);
}
