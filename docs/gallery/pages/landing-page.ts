import { EMPTY, Observable, Subscription, map, of, switchMap } from 'rxjs';
import { type Seconds, elapsed, frame$ } from 'rx-motion';
import { whenVisible$ } from 'rx-motion/dom';
import { altOf } from '../player/alt.js';
import { createPlayer } from '../player/player.js';
import { keys } from '../player/keys.js';
import { sample } from '../player/sample.js';
import { createTheatre } from '../player/theatre.js';
import { transport } from '../player/transport.js';
import { catalogue } from '../scenes/catalogue.js';
import type { Entry } from '../scenes/entry.js';
import { families } from '../scenes/families.js';
import { calm$ } from '../shell/calm.js';
import { make } from '../shell/make.js';
import { inspect, inspected } from '../shell/inspect.js';
import { codeBlock } from '../source/code-block.js';
import { showScene } from '../stage/show.js';
import { landingProgram } from './landing-program.js';
import type { Page } from './page.js';

/** What part of a scene is over where nothing is to move by itself: most have much to show then. */
const heldAt = 0.55;

/** The way in: a choreography to play with, and all scenes as small live pictures. */
export function landingPage(): Page {
  const hero = catalogue.find(({ id }) => id === 'choreography')!;
  const sampled = sample(hero.scene);
  const player = createPlayer(sampled.duration);
  const host = make('div', { class: 'stage' });
  const controls = transport(player);
  const theatre = createTheatre(host, controls.element, altOf(hero.scene, sampled));
  const cards = catalogue.map(card);
  const element = make(
    'div',
    { class: 'landing' },
    make(
      'section',
      { class: 'hero' },
      make(
        'div',
        { class: 'hero-words' },
        make('h1', {}, 'Motion as a stream'),
        make(
          'p',
          { class: 'lead' },
          'The action system of cocos2d-x as composable RxJS observables. An action is a value, and any stream of time drives it: frames, a slider, the scroll position. Drag the slider and see.',
        ),
        make(
          'p',
          { class: 'hero-links' },
          make('a', { href: '#/move-to', class: 'button' }, 'See every action'),
          make('a', { href: '#/scroll', class: 'quiet' }, 'Scroll a story'),
          make('a', { href: '#/crowd', class: 'quiet' }, 'Watch 10,000 sprites'),
        ),
      ),
      theatre,
    ),
    make(
      'section',
      { class: 'hero-code' },
      codeBlock(make('a', { href: '#/own', class: 'quiet' }, 'In a page of your own'), landingProgram),
    ),
    ...families.map(({ name }) =>
      make(
        'section',
        { class: 'family' },
        make('h2', {}, name),
        make(
          'div',
          { class: 'cards' },
          ...cards.filter(({ entry }) => entry.family === name).map(({ element }) => element),
        ),
      ),
    ),
  );
  const subscription = new Subscription();

  return {
    element,
    title: 'Motion as a stream',
    open() {
      const show = showScene(host, hero.scene, 'canvas');
      show.drive(player.time$);
      subscription.add(show.dispose);
      subscription.add(controls.subscription);
      subscription.add(keys(player, theatre));
      subscription.add(
        calm$.subscribe((calm) => {
          player.playing$.next(!calm);
          if (calm) player.scrub(heldAt * player.duration);
        }),
      );
      for (const { open } of cards) subscription.add(open());
      inspect({ ...inspected(show), player });
    },
    close() {
      subscription.unsubscribe();
      inspect(null);
    },
  };
}

/** A scene as a small picture that moves while it is in view. */
function card(entry: Entry): {
  readonly entry: Entry;
  readonly element: HTMLElement;
  readonly open: () => Subscription;
} {
  const { scene, id } = entry;
  const host = make('div', { class: 'stage' });
  const element = make('a', { class: 'card-link', href: `#/${id}` }, host, make('span', {}, scene.title));
  const open = (): Subscription => {
    const visible$ = whenVisible$(element, { rootMargin: '80px' });
    return visible$.pipe(switchMap((visible) => (visible ? live(host, entry) : EMPTY))).subscribe();
  };
  return { entry, element, open };
}

/** Shows a scene for as long as it is subscribed: moving, or half-way where nothing is to move by itself. */
function live(host: HTMLElement, { scene }: Entry): Observable<never> {
  return new Observable(() => {
    const show = showScene(host, scene, scene.stage?.startsWith('dom') === true ? 'dom' : 'canvas', sample(scene));
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
