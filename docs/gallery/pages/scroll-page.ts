import { Subscription } from 'rxjs';
import { spawn, targeted } from 'rx-motion';
import { domTarget, scrollTime } from 'rx-motion/dom';
import { snapshot } from '../player/snapshot.js';
import { h } from '../shell/h.js';
import { domView } from '../stage/dom-view.js';
import type { Page } from './page.js';
import { caption, words } from './scroll-captions.js';
import { journey } from './scroll-journey.js';

/** A story that scrolling tells: the place of the page is the time of one action. */
export function scrollPage(): Page {
  const host = h('div', { class: 'stage' });
  const lines = words.map(({ title, text }) => h('div', { class: 'caption' }, h('h2', {}, title), h('p', {}, text)));
  const element = h(
    'article',
    { class: 'scroll-page' },
    h('h1', { class: 'visually-hidden' }, 'Scrolling as time'),
    h(
      'div',
      { class: 'scroll-sticky' },
      h('div', { class: 'captions' }, ...lines),
      h('div', { class: 'stage-frame' }, host),
      h('p', { class: 'scroll-hint', 'aria-hidden': 'true' }, 'scroll'),
    ),
  );
  const subscription = new Subscription();
  return {
    element,
    title: 'Scrolling as time',
    open() {
      const view = domView(host);
      const captions = lines.map((line, index) => targeted(domTarget(line), caption(index)));
      const action = spawn(journey(view.cast), ...captions);
      const time$ = scrollTime(document.documentElement, { duration: action.duration });
      subscription.add(time$.pipe(action.on(null)).subscribe(() => view.show(0)));
      subscription.add(view.dispose);
      Object.assign(globalThis, {
        gallery: {
          states: () => Object.fromEntries(view.cast.members.map(({ name, actor }) => [name, snapshot(actor)])),
        },
      });
    },
    close: () => subscription.unsubscribe(),
  };
}
