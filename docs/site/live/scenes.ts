import { whenVisible$ } from 'rx-motion/dom';
import { defer, EMPTY, Observable, of, type Subscription, switchMap } from 'rxjs';
import { sample } from '../../gallery/player/sample.js';
import type { Scene } from '../../gallery/scene.js';
import { calm$ } from '../../gallery/shell/calm.js';
import { make } from '../../gallery/shell/make.js';
import { showScene } from '../../gallery/stage/show.js';
import { followGround } from './ground.js';
import { loadScene } from './load-scene.js';
import { looped } from './looped.js';
import { shadow } from './shadow.js';

/** The fraction of a scene to show when motion is paused: most scenes look good then. */
const heldAt = 0.55;

/** `<rx-scenes>`: all scenes as small pictures that move while they are in view. They replace the list inside it. */
export function mount(host: HTMLElement): Promise<Subscription> {
  const subscription = followGround();
  const card = (link: HTMLAnchorElement): HTMLElement => {
    const stage = make('div', { class: 'stage' });
    const title = make('span', {}, link.textContent);
    const element = make('a', { class: 'card-link', href: link.getAttribute('href') ?? '' }, stage, title);
    const scene$ = defer(() => loadScene(link.dataset.scene ?? ''));
    const visible$ = whenVisible$(element, { rootMargin: '80px' });
    const shown$ = visible$.pipe(
      switchMap((visible) => (visible ? scene$.pipe(switchMap((scene) => live(stage, scene))) : EMPTY)),
    );
    subscription.add(shown$.subscribe());
    return element;
  };
  const families = [...host.querySelectorAll('h2')].map((heading) => {
    const links = heading.nextElementSibling?.querySelectorAll('a') ?? [];
    const cards = make('div', { class: 'cards' }, ...[...links].map(card));
    return make('section', { class: 'family' }, make('h2', {}, heading.textContent), cards);
  });
  shadow(host).replaceChildren(...families);
  return Promise.resolve(subscription);
}

/** Shows a scene for as long as it is subscribed: moving, or halfway if motion is paused. */
function live(stage: HTMLElement, scene: Scene): Observable<never> {
  return new Observable(() => {
    const show = showScene(stage, scene, scene.stage?.startsWith('dom') === true ? 'dom' : 'canvas', sample(scene));
    show.backdrop.showTraces(true);
    const { duration } = show;
    show.drive(calm$.pipe(switchMap((calm) => (calm ? of(heldAt * duration) : looped(duration, 0.8)))));
    return show.dispose;
  });
}
