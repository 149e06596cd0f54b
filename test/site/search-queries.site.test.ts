import { beforeAll, describe, expect, it } from '@jest/globals';
import MiniSearch, { type SearchOptions } from 'minisearch';
import { search } from '../../docs/site/search.js';
import { searchWords } from '../../docs/site/search-words.js';
import { builtSite } from './built-site.js';

/** What people look for, by the page that has to be among the first three results. */
const queries: Readonly<Record<string, string>> = {
  '': 'rxjs animation',
  angular:
    'angular, route transition, zone.js change detection animation, stagger list items, page route transition, ngFor, animate list ngFor, takeUntil destroy, signals',
  'cocos2d-x': 'cocos2d-x sequence in javascript',
  dom: 'modal, css keyframes, animate gradient background, modal dialog, keyframes percent, tooltip, background color, fade in, fade out before remove, enter leave',
  'from-angular-animations': 'angular animations deprecated',
  'gallery/things': 'number ticker, skeleton, tabs',
  grid: 'ripple button',
  'guide/checks': 'flashes, wcag',
  'guide/choreographies': 'timeline',
  'guide/composition':
    'on complete callback, chain animations one after another, delay, infinite loop, repeat animation, parallel animations, run animations at the same time, sequence of animations, delay between items, stagger',
  'guide/easing': 'easeOut, ease in out, linear() easing css, easing function, cubic bezier, bounce',
  'guide/from-gsap': 'gsap, gsap to',
  'guide/from-motion': 'AnimatePresence',
  'guide/gestures': 'swipe, carousel, swipe to delete, carousel slider',
  'guide/getting-started': 'install, stop animation',
  'guide/live-data': 'debounce, chart',
  'guide/performance': 'bundle size, performance 60fps, jank, gpu will-change',
  'guide/questions':
    'animationFrameScheduler, animationFrames, promise, await animation, promise await animation, await animation promise, wait for all animations to finish, unsubscribe animation memory leak, onComplete, set initial state before animation, multiple easing per property, flip card 3d, hover, loop, next.js, memory leak, pinch, confetti, lottie, tailwind, on hover animation, loop animation forever, animation finished event, cancel animation, async await, forkJoin, initial value flash, dark mode, loading spinner',
  'guide/reading-a-motion': 'web worker',
  'guide/reduced-motion': 'reduced motion',
  'guide/scroll':
    'scroll progress, parallax, scroll reveal, infinite scroll marquee, smooth scroll, fade in on scroll, infinite scroll, scrolltrigger, sticky, pin section, navbar hide on scroll',
  'guide/springs-and-interruption':
    'spring, interrupt, cancel animation switchMap, spring stiffness, animate on state change',
  'guide/sprite-sheets': 'sprite sheet, sprite sheet aseprite, texture atlas xml',
  'guide/streaming': 'websocket',
  'guide/time-and-clocks':
    'pause animation, slow motion, requestAnimationFrame rxjs, frame rate independent, seek timeline slider, playback speed',
  layout: 'flip, animate width, view transitions, shared element transition, masonry',
  'pixi-and-three': 'pixi tween, three.js camera tween',
  react: 'react, exit animation, usestate',
  'recipes/drag': 'drag, drag and drop, drag handle, drag and drop list, bottom sheet',
  'recipes/everyday': 'toast, notification, dropdown, accordion, height auto, animate height',
  'recipes/film': 'sound sync animation, video currentTime',
  'recipes/game-loop': 'game loop',
  'recipes/list': 'reorder list, reorder',
  'recipes/pictures': 'visual test',
  'recipes/progress-bar': 'progress bar',
  'recipes/reverse': 'reverse animation',
  'recipes/server': 'ssr, ssr next.js hydration',
  svelte: 'svelte, svelte store',
  vue: 'vue, vue transition',
  'reference/moves': 'cc.MoveTo',
  'reference/values': 'shake, opacity fade',
  svg: 'draw svg line, morph path, move along path, morph svg icons',
  testing: 'marbles, jest, fake timers, jest fake timers, unit test, TestScheduler, debug animation',
  text: 'count up number, typing effect, typewriter, typewriter effect',
  values: 'animate a value over time with rxjs, from to, animate color',
};

describe('the search', () => {
  let index: MiniSearch;
  beforeAll(async () => {
    const files = builtSite();
    const path = Object.keys(files).find((name) => name.includes('localSearchIndexroot') && name.endsWith('.js'))!;
    Object.assign(globalThis, { __site: '/' });
    const code = `data:text/javascript,${encodeURIComponent(Buffer.from(files[path]!).toString())}`;
    const [json] = Object.values((await import(code)) as Record<string, string>);
    const { options } = search as { options: { miniSearch: { searchOptions: SearchOptions } } };
    index = MiniSearch.loadJSON(json!, {
      fields: ['title', 'titles', 'text', 'words'],
      storeFields: ['title', 'titles'],
      processTerm: (term) => term.toLowerCase(),
      searchOptions: options.miniSearch.searchOptions,
    });
  }, 900_000);

  const found = (query: string): string[] => index.search(query).map(({ id }) => pathOf(String(id)));

  it.each(Object.entries(queries))('finds the page %s for: %s', (page, list) => {
    const missed = list.split(', ').filter(
      (query) =>
        !found(query)
          .slice(0, 3)
          .some((id) => pageOf(id) === page),
    );
    expect(missed).toEqual([]);
  });

  it('knows where its words belong', () => {
    const parts = new Set(index.search(MiniSearch.wildcard).map(({ id }) => pathOf(String(id))));
    expect(Object.keys(searchWords).filter((part) => !parts.has(part))).toEqual([]);
  });

  it('shows the changelog last', () => {
    for (const query of ['flip', 'scroll progress', 'spring']) {
      expect(
        found(query)
          .slice(0, 20)
          .filter((id) => id.includes('changelog')),
      ).toEqual([]);
    }
  });
});

/** A part of a page from the site's root. */
function pathOf(id: string): string {
  return id.replace(/^\/(?:__site__\/)?/, '');
}

function pageOf(path: string): string {
  return path.replace(/(?:\.html)?(?:#.*)?$/, '');
}
