import { make } from '../shell/make.js';

/**
 * A stage above its controls. The stage can have the focus, for the keys of the player.
 *
 * @param host The element for the scene.
 * @param alt The scene in words.
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
