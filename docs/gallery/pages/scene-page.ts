import { scenePlayer } from '../player/scene-player.js';
import { catalogue } from '../scenes/catalogue.js';
import type { Entry } from '../scenes/entry.js';
import { breakable, prose } from '../shell/breaking.js';
import { make } from '../shell/make.js';
import { icon } from '../shell/icons.js';
import { program } from '../source/program.js';
import { sourceSection } from '../source/source-section.js';
import type { Page } from './page.js';

/** A scene with its controls, its timeline and its source. */
export function scenePage(entry: Entry): Page {
  const { scene, family, source } = entry;
  const player = scenePlayer(scene);
  const written = sourceSection(scene.title, program(source));
  const element = make(
    'article',
    { class: 'scene-page' },
    make(
      'header',
      { class: 'scene-head' },
      make('p', { class: 'crumb' }, family),
      make('h1', {}, ...breakable(scene.title)),
      ...(scene.cocos === undefined
        ? []
        : [make('p', { class: 'cocos' }, 'cocos2d-x ', make('span', {}, scene.cocos))]),
      make('p', { class: 'lead' }, ...prose(scene.text)),
      make('p', { class: 'try-it' }, make('b', {}, 'Try: '), ...prose(scene.tryIt)),
    ),
    player.theatre,
    player.lanes,
    written.element,
    neighbours(entry),
  );

  return {
    element,
    title: scene.title,
    open: () => written.subscription.add(player.open()),
    close: () => written.subscription.unsubscribe(),
  };
}

function neighbours(entry: Entry): HTMLElement {
  const index = catalogue.indexOf(entry);
  const link = (other: Entry | undefined, which: 'previous' | 'next'): HTMLElement => {
    if (other === undefined) return make('span');
    const element = make('a', { href: `#/${other.id}`, class: which, rel: which === 'next' ? 'next' : 'prev' });
    const title = make('span', {}, other.scene.title);
    element.append(...(which === 'next' ? [title, icon('next')] : [icon('previous'), title]));
    return element;
  };
  return make(
    'nav',
    { class: 'neighbours', 'aria-label': 'neighbouring scenes' },
    link(catalogue[index - 1], 'previous'),
    link(catalogue[index + 1], 'next'),
  );
}
