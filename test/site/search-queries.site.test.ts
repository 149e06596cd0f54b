import { beforeAll, describe, expect, it } from '@jest/globals';
import MiniSearch, { type SearchOptions } from 'minisearch';
import { search } from '../../docs/site/search.js';
import { searchWords } from '../../docs/site/search-words.js';
import { builtSite } from './built-site.js';

/** What people look for, by the page that has to be among the first three results. */
const queries: Readonly<Record<string, string>> = {
  '': 'rxjs animation',
  angular:
    'angular, route transition, zone.js change detection animation, stagger list items, page route transition, ngFor, animate list ngFor, takeUntil destroy, signals, ng-repeat, angular router animation, angular signal animation, query stagger angular, ngrx',
  'cocos2d-x': 'cocos2d-x sequence in javascript',
  dom: 'modal, css keyframes, animate gradient background, modal dialog, keyframes percent, tooltip, background color, fade in, fade out before remove, enter leave, :enter :leave, fade out and remove element, display none animation, animate display block, modal backdrop, close on escape, focus trap, popover, tooltip delay, keyframes array, z-index, css variables, animate gradient, box shadow, border radius, filter blur, clip-path, transform origin, units rem vw',
  'from-angular-animations':
    'angular animations deprecated, browserAnimationsModule, void => *, @angular/animations removed',
  'gallery/things': 'number ticker, skeleton, tabs, loader, tabs underline',
  grid: 'ripple button, page flip effect, image distortion wave',
  'guide/checks': 'flashes, wcag, wcag seizure, accessibility',
  'guide/choreographies': 'timeline, gsap timeline alternative, timeline labels',
  'guide/composition':
    'on complete callback, chain animations one after another, delay, infinite loop, repeat animation, parallel animations, run animations at the same time, sequence of animations, delay between items, stagger, infinite rotation, stagger grid, stagger from center, CCSequence, multi step animation, sequence with overlap, delay before start',
  'guide/easing':
    'easeOut, ease in out, linear() easing css, easing function, cubic bezier, bounce, ease out cubic, custom easing function',
  'guide/from-gsap': 'gsap, gsap to, greensock',
  'guide/from-motion': 'AnimatePresence, migrate from framer motion',
  'guide/gestures': 'swipe, carousel, swipe to delete, carousel slider, pull to refresh, touch events',
  'guide/getting-started':
    'install, stop animation, rotate icon on click, animate scale, node without dom, typescript types, ai coding assistant, llms.txt, license',
  'guide/live-data': 'debounce, chart, live chart updates, stock ticker, websocket data smooth, debounceTime',
  'guide/performance': 'bundle size, performance 60fps, jank, gpu will-change, tree shaking, gzip size, 1000 elements',
  'guide/questions':
    'animationFrameScheduler, animationFrames, promise, await animation, promise await animation, await animation promise, wait for all animations to finish, unsubscribe animation memory leak, onComplete, set initial state before animation, multiple easing per property, flip card 3d, hover, loop, next.js, memory leak, pinch, confetti, lottie, tailwind, on hover animation, loop animation forever, animation finished event, cancel animation, async await, forkJoin, initial value flash, dark mode, loading spinner, button press animation, spinner, next.js app router, astro, electron, react native, memory usage, call function after animation, animation end event, await, cancel, flicker on load, 3d transform perspective',
  'guide/reading-a-motion': 'web worker, compositor thread, waapi, css transition vs js animation, export as css',
  'guide/reduced-motion': 'reduced motion, prefers-reduced-motion',
  'guide/scroll':
    'scroll progress, parallax, scroll reveal, infinite scroll marquee, smooth scroll, fade in on scroll, infinite scroll, scrolltrigger, sticky, pin section, navbar hide on scroll, page loader progress, scrolltrigger pin, momentum scroll, parallax scroll, scroll progress bar, scroll to element smoothly, scroll to top, animate when in viewport, intersectionobserver, lazy load images fade, sticky header hide on scroll down, horizontal scrolling section, marquee',
  'guide/springs-and-interruption':
    'spring, interrupt, cancel animation switchMap, spring stiffness, animate on state change, spring bounce, mouse follow, cursor follower, toggle open close interrupted, restart animation, element jumps back',
  'guide/sprite-sheets':
    'sprite sheet, sprite sheet aseprite, texture atlas xml, plist, texture packer, sprite animation, frame animation events, walk cycle, play sound at frame',
  'guide/streaming': 'websocket, scroll to bottom chat, streaming text chatgpt, markdown streaming',
  'guide/time-and-clocks':
    'pause animation, slow motion, requestAnimationFrame rxjs, frame rate independent, seek timeline slider, playback speed, countdown timer, throttle frames, slow motion debug, pause when tab hidden, background tab, fixed timestep, delta time, seek, scrub with slider',
  layout:
    'flip, animate width, view transitions, shared element transition, masonry, transition-group, shared layout animation, layoutId, flip technique, remove item from list animation, kanban board, sortable',
  'pixi-and-three': 'pixi tween, three.js camera tween, three.js, react three fiber, pixi.js ticker',
  react: 'react, exit animation, usestate, react spring, dialog element',
  'recipes/drag':
    'drag, drag and drop, drag handle, drag and drop list, bottom sheet, draggable bottom sheet, swipeable drawer, throw, snap points',
  'recipes/everyday':
    'toast, notification, dropdown, accordion, height auto, animate height, slide in menu, sidebar animation, hamburger menu, height from 0 to auto, expand collapse panel, details summary animation, toast stack',
  'recipes/film': 'sound sync animation, video currentTime, video sync, audio visualizer',
  'recipes/game-loop': 'game loop',
  'recipes/list': 'reorder list, reorder, list reorder animation, drag to reorder',
  'recipes/pictures': 'visual test, record gif, export mp4, screenshot test playwright, visual regression',
  'recipes/progress-bar': 'progress bar',
  'recipes/reverse': 'reverse animation, reverse on mouseleave',
  'recipes/server': 'ssr, ssr next.js hydration, server side rendering hydration mismatch',
  svelte: 'svelte, svelte store, svelte animate directive',
  vue: 'vue, vue transition, v-for list animation, nuxt',
  'reference/moves': 'cc.MoveTo',
  'reference/values': 'shake, opacity fade',
  svg: 'draw svg line, morph path, move along path, morph svg icons, svg path length, stroke-dashoffset, morph shapes, animate along path, motion path, svg attribute animation',
  testing:
    'marbles, jest, fake timers, jest fake timers, unit test, TestScheduler, debug animation, inspect running animations, storybook, vitest, marble testing, mock requestAnimationFrame, cypress, disable animations in tests',
  text: 'count up number, typing effect, typewriter, typewriter effect, split text into letters, text reveal word by word',
  values:
    'animate a value over time with rxjs, from to, animate color, animate number from 0 to 100, spring vs tween, color interpolation oklch, relative values +=, random values',
  'reference/react': 'useSpring',
  'guide/from-anime': 'anime.js stagger',
  'guide/from-tween': 'tween.js chain',
  'guide/manager': 'cocos action manager, runAction, stopActionByTag',
  'reference/compose': 'spawn, yoyo',
  canvas: 'canvas animation, draw on canvas, html canvas sprite',
  'reference/stream': 'velocity',
  'guide/devtools': 'devtools',
  'recipes/lit': 'lit element, web components, stencil',
  consumers: 'node version, safari support, ie11, esm commonjs require',
  'guide/targets': 'typescript error target, immutable state redux, mobx, custom action, write own tween',
  results: 'benchmark',
  'recipes/forgotten-subscribe': 'eslint, animation does not start, nothing happens',
  'reference/turns': 'skew',
  changelog: 'changelog',
  contributing: 'roadmap, report a bug',
  security: 'security policy',
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
