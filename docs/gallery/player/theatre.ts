import { make } from '../shell/make.js';

/**
 * A stage over its controls. The stage can have the focus: the keys of a player act there.
 *
 * @param host Where the scene is shown.
 * @param alt What is seen there, in words.
 */
export function createTheatre(host: HTMLElement, controls: HTMLElement, alt: string): HTMLElement {
  host.setAttribute('role', 'img');
  host.setAttribute('aria-label', alt);
  const label = 'stage: space plays and pauses, arrow keys step in time';
  return make(
    'section',
    { class: 'theatre', 'aria-label': 'player' },
    make('div', { class: 'stage-frame', role: 'group', 'aria-label': label, tabindex: 0 }, host),
    controls,
  );
}
