import { Subscription } from 'rxjs';
import { at, fadeOut, spawn, targeted } from 'rx-motion';
import { domTarget, scrollTime } from 'rx-motion/dom';
import { make } from '../shell/make.js';
import { inspect, inspected } from '../shell/inspect.js';
import type { Scene } from '../scene.js';
import { showScene } from '../stage/show.js';
import type { Page } from './page.js';
import { caption, words } from './scroll-captions.js';
import { journey } from './scroll-journey.js';

const story: Scene = { title: 'Scrolling as time', text: '', build: (stage) => ({ action: journey(stage), end: {} }) };

/** A story that scrolling tells: the place of the page is the time of one action. */
export function scrollPage(): Page {
  const host = make('div', { class: 'stage' });
  const lines = words.map(({ title, text }) =>
    make('div', { class: 'caption' }, make('h2', {}, title), make('p', {}, text)),
  );
  const hint = make('p', { class: 'scroll-hint', 'aria-hidden': 'true' }, 'scroll');
  const element = make(
    'article',
    { class: 'scroll-page' },
    make('h1', { class: 'visually-hidden' }, 'Scrolling as time'),
    make(
      'div',
      { class: 'scroll-sticky' },
      make('div', { class: 'captions' }, ...lines),
      make('div', { class: 'stage-frame' }, host),
      hint,
    ),
  );
  const subscription = new Subscription();
  return {
    element,
    title: 'Scrolling as time',
    open() {
      const show = showScene(host, story, 'dom');
      const telling = spawn(
        ...lines.map((line, index) => targeted(domTarget(line), caption(index))),
        targeted(domTarget(hint), at(show.duration - 0.4, fadeOut(0.4))),
      );
      const time$ = scrollTime(document.documentElement, { duration: show.duration });
      show.drive(time$);
      subscription.add(time$.pipe(telling.on(null)).subscribe());
      subscription.add(show.dispose);
      inspect({ ...inspected(show), player: null });
    },
    close: () => subscription.unsubscribe(),
  };
}
