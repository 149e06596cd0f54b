import { beforeAll, describe, expect, it } from '@jest/globals';
import MiniSearch, { type SearchOptions } from 'minisearch';
import { search } from '../../docs/site/search.js';
import { builtSite } from './built-site.js';

/** What people look for, and the page that has to come first. */
const queries: readonly (readonly [query: string, page: string])[] = [
  ['scroll progress', 'guide/scroll'],
  ['parallax', 'guide/scroll'],
  ['scroll reveal', 'guide/scroll'],
  ['toast', 'recipes/everyday'],
  ['notification', 'recipes/everyday'],
  ['dropdown', 'recipes/everyday'],
  ['accordion', 'recipes/everyday'],
  ['modal', 'dom'],
  ['css keyframes', 'dom'],
  ['reduced motion', 'guide/reduced-motion'],
  ['easeOut', 'guide/easing'],
  ['ease in out', 'guide/easing'],
  ['spring', 'guide/springs-and-interruption'],
  ['interrupt', 'guide/springs-and-interruption'],
  ['drag', 'recipes/drag'],
  ['drag and drop', 'recipes/drag'],
  ['swipe', 'guide/gestures'],
  ['reorder list', 'recipes/list'],
  ['progress bar', 'recipes/progress-bar'],
  ['game loop', 'recipes/game-loop'],
  ['flip', 'layout'],
  ['marbles', 'testing'],
  ['jest', 'testing'],
  ['fake timers', 'testing'],
  ['timeline', 'guide/choreographies'],
  ['pause animation', 'guide/time-and-clocks'],
  ['slow motion', 'guide/time-and-clocks'],
  ['draw svg line', 'svg'],
  ['morph path', 'svg'],
  ['react', 'react'],
  ['angular', 'angular'],
  ['route transition', 'angular'],
  ['vue', 'recipes/vue'],
  ['svelte', 'recipes/svelte'],
  ['ssr', 'angular'],
  ['sprite sheet', 'guide/sprite-sheets'],
  ['install', 'guide/getting-started'],
  ['gsap', 'guide/from-gsap'],
  ['flashes', 'guide/checks'],
  ['wcag', 'guide/checks'],
  ['bundle size', 'guide/performance'],
  ['cc.MoveTo', 'reference/moves'],
  ['carousel', 'guide/gestures'],
  ['number ticker', 'gallery/things'],
];

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
      fields: ['title', 'titles', 'text'],
      storeFields: ['title', 'titles'],
      processTerm: (term) => term.toLowerCase(),
      searchOptions: options.miniSearch.searchOptions,
    });
  }, 900_000);

  it.each(queries)('finds for "%s" the page %s first', (query, page) => {
    const [first] = index.search(query).map(({ id }) => String(id).replace(/^\/(?:__site__\/)?|\.html.*$/g, ''));
    expect(first).toBe(page);
  });

  it('shows the changelog last', () => {
    for (const query of ['flip', 'scroll progress', 'spring']) {
      const pages = index.search(query).map(({ id }) => String(id));
      expect(pages.slice(0, 20).filter((id) => id.includes('changelog'))).toEqual([]);
    }
  });
});
