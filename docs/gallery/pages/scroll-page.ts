import { at, fadeOut, spawn, targeted } from 'rx-motion';
import { domTarget, scrollTime } from 'rx-motion/dom';
import { fromEvent, shareReplay, startWith, Subscription, switchMap } from 'rxjs';
import type { Scene } from '../scene.js';
import { inspect, inspected } from '../shell/inspect.js';
import { make } from '../shell/make.js';
import { sourceSection } from '../source/source-section.js';
import { showScene } from '../stage/show.js';
import type { Page } from './page.js';
import { caption, words } from './scroll-captions.js';
import { journey } from './scroll-journey.js';
import { scrollProgram } from './scroll-program.js';

const story: Scene = {
  title: 'Scrolling as time',
  text: '',
  tryIt: '',
  build: (stage) => ({ action: journey(stage), end: {} }),
};

/** A story that plays while you scroll: the scroll position is the time of one action. */
export function scrollPage(): Page {
  const host = make('div', { class: 'stage' });
  const lines = words.map(({ title, text }) =>
    make('div', { class: 'caption' }, make('h2', {}, title), make('p', {}, text)),
  );
  const hint = make('p', { class: 'scroll-hint', 'aria-hidden': 'true' }, 'scroll');
  host.setAttribute('role', 'img');
  host.setAttribute('aria-label', 'A creature walks in, jumps for coins, deals cards and comes back.');
  const told = make(
    'div',
    { class: 'scroll-story' },
    make(
      'div',
      { class: 'scroll-sticky' },
      make('div', { class: 'captions' }, ...lines),
      make('div', { class: 'stage-frame' }, host),
      hint,
    ),
  );
  const written = sourceSection('Scrolling as time', scrollProgram);
  const element = make(
    'article',
    { class: 'scroll-page' },
    make('h1', { class: 'visually-hidden' }, 'Scrolling as time'),
    told,
    make('div', { class: 'after-story' }, written.element, nextSteps()),
  );
  const subscription = new Subscription();
  return {
    element,
    open() {
      const show = showScene(host, story, 'dom');
      const telling = spawn(
        ...lines.map((line, index) => targeted(domTarget(line), caption(index))),
        targeted(domTarget(hint), at(show.duration - 0.4, fadeOut(0.4))),
      );
      // The story is as long as its part of the page, whatever the size of the window.
      const time$ = fromEvent(window, 'resize').pipe(
        startWith(null),
        switchMap(() => {
          const range = [0, told.offsetTop + told.offsetHeight - window.innerHeight] as const;
          return scrollTime(document.documentElement, { duration: show.duration, range });
        }),
        shareReplay({ bufferSize: 1, refCount: true }),
      );
      show.drive(time$);
      subscription.add(time$.pipe(telling.on(null)).subscribe());
      subscription.add(show.dispose);
      subscription.add(written.subscription);
      subscription.add(inspect({ ...inspected(show), player: null }));
    },
    close: () => subscription.unsubscribe(),
  };
}

/** Links to other pages. */
function nextSteps(): HTMLElement {
  const link = (href: string, text: string): HTMLElement => make('a', { href, class: 'quiet' }, text);
  return make(
    'nav',
    { class: 'hero-links', 'aria-label': 'next' },
    link('./book.html', 'Turn the pages of a book by scrolling'),
    link('./drag.html', 'Drag a spring'),
    link('./choreography.html', 'See how a choreography is made'),
  );
}
