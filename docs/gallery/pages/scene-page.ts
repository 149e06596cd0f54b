import { BehaviorSubject, Subscription, combineLatest } from 'rxjs';
import { altOf } from '../player/alt.js';
import { createPlayer } from '../player/player.js';
import { paths } from '../player/paths.js';
import { keys } from '../player/keys.js';
import { sample } from '../player/sample.js';
import { createTheatre } from '../player/theatre.js';
import { timeline } from '../player/timeline.js';
import { transport } from '../player/transport.js';
import { catalogue } from '../scenes/catalogue.js';
import type { Entry } from '../scenes/entry.js';
import { breakable, prose } from '../shell/breaking.js';
import { calm$ } from '../shell/calm.js';
import { make } from '../shell/make.js';
import { icon } from '../shell/icons.js';
import { inspect, inspected } from '../shell/inspect.js';
import { segments } from '../shell/segments.js';
import { program } from '../source/program.js';
import { sourceSection } from '../source/source-section.js';
import { type Show, showScene } from '../stage/show.js';
import type { Page } from './page.js';

/** A scene with its controls, its timeline and its source. */
export function scenePage(entry: Entry): Page {
  const { scene, family, source } = entry;
  const sampled = sample(scene);
  const player = createPlayer(sampled.duration);
  const subscription = new Subscription();
  const host = make('div', { class: 'stage' });
  const kind$ = new BehaviorSubject<'canvas' | 'dom'>(
    scene.stage === undefined || scene.stage === 'canvas' ? 'canvas' : 'dom',
  );
  const traces$ = new BehaviorSubject<'on' | 'off'>('on');
  let show: Show | null = null;

  const kinds = segments('drawn on', kind$, [
    { value: 'canvas', text: 'Canvas' },
    { value: 'dom', text: 'DOM' },
  ]);
  const traces = segments('path', traces$, [
    { value: 'on', text: 'Path' },
    { value: 'off', text: 'Plain' },
  ]);
  const controls = transport(player);
  const lanes = timeline(sampled, player);
  const written = sourceSection(scene.title, program(source));
  controls.options.append(
    ...(paths(sampled).length > 0 ? [traces.element] : []),
    ...(scene.stage === 'dom only' ? [] : [kinds.element]),
  );
  const theatre = createTheatre(host, controls.element, altOf(scene, sampled));
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
    theatre,
    lanes.element,
    written.element,
    neighbours(entry),
  );

  return {
    element,
    title: scene.title,
    open() {
      for (const part of [kinds, traces, controls, lanes, written]) subscription.add(part.subscription);
      subscription.add(
        kind$.subscribe((kind) => {
          show?.dispose();
          show = showScene(host, scene, kind, sampled);
          show.drive(player.time$);
          inspect({ ...inspected(show), player });
        }),
      );
      subscription.add(
        combineLatest([kind$, traces$]).subscribe(([, traces]) => show?.backdrop.showTraces(traces === 'on')),
      );
      subscription.add(keys(player, theatre));
      subscription.add(calm$.subscribe((calm) => player.playing$.next(!calm)));
    },
    close() {
      subscription.unsubscribe();
      show?.dispose();
      inspect(null);
    },
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
