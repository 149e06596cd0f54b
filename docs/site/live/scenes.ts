import { EMPTY, Observable, Subscription, map, of, switchMap } from 'rxjs';
import { type Seconds, elapsed, frame$ } from 'rx-motion';
import { whenVisible$ } from 'rx-motion/dom';
import { toysLoaded } from '../../gallery/looks/toys.js';
import { sample } from '../../gallery/player/sample.js';
import { catalogue } from '../../gallery/scenes/catalogue.js';
import type { Entry } from '../../gallery/scenes/entry.js';
import { families } from '../../gallery/scenes/families.js';
import { calm$ } from '../../gallery/shell/calm.js';
import { make } from '../../gallery/shell/make.js';
import { showScene } from '../../gallery/stage/show.js';
import { followGround } from './ground.js';
import { shadow } from './shadow.js';

/** What part of a scene is over where nothing is to move by itself: most have much to show then. */
const heldAt = 0.55;

/** `<rx-scenes>`: all scenes as small pictures that move while they are in view. Inside of it stands the list that they replace. */
export async function mount(host: HTMLElement): Promise<Subscription> {
  await toysLoaded;
  const addresses = new Map(
    [...host.querySelectorAll('a')].map((link) => [link.dataset.scene, link.getAttribute('href') ?? '']),
  );
  const subscription = followGround();
  const card = (entry: Entry): HTMLElement => {
    const stage = make('div', { class: 'stage' });
    const href = addresses.get(entry.id) ?? '';
    const element = make('a', { class: 'card-link', href }, stage, make('span', {}, entry.scene.title));
    const visible$ = whenVisible$(element, { rootMargin: '80px' });
    subscription.add(visible$.pipe(switchMap((visible) => (visible ? live(stage, entry) : EMPTY))).subscribe());
    return element;
  };
  shadow(host).replaceChildren(
    ...families.map(({ name }) =>
      make(
        'section',
        { class: 'family' },
        make('h2', {}, name),
        make('div', { class: 'cards' }, ...catalogue.filter(({ family }) => family === name).map(card)),
      ),
    ),
  );
  return subscription;
}

/** Shows a scene for as long as it is subscribed: moving, or half-way where nothing is to move by itself. */
function live(stage: HTMLElement, { scene }: Entry): Observable<never> {
  return new Observable(() => {
    const show = showScene(stage, scene, scene.stage?.startsWith('dom') === true ? 'dom' : 'canvas', sample(scene));
    show.backdrop.showTraces(true);
    const { duration } = show;
    show.drive(calm$.pipe(switchMap((calm) => (calm ? of(heldAt * duration) : looped(duration)))));
    return show.dispose;
  });
}

/** Frames as a time that starts over, with a rest at the end. */
function looped(duration: Seconds): Observable<Seconds> {
  return frame$.pipe(
    elapsed(),
    map((time) => Math.min(duration, time % (duration + 0.8))),
  );
}
