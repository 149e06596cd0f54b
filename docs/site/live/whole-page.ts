import { distinctUntilChanged, fromEvent, map, Observable, startWith, Subscription, switchMap } from 'rxjs';
import { toysLoaded } from '../../gallery/looks/toys.js';
import type { Page } from '../../gallery/pages/page.js';
import { followGround } from './ground.js';
import { shadow } from './shadow.js';

type MakePage = (part: string) => Page;

/** Each gets the part after its name in the address: for `#/grid/waves`, the page `grid` gets `waves`. */
const pages: Readonly<Record<string, () => Promise<MakePage>>> = {
  scroll: async () => (await import('../../gallery/pages/scroll-page.js')).scrollPage,
  crowd: async () => (await import('../../gallery/pages/crowd-page.js')).crowdPage,
  drag: async () => (await import('../../gallery/pages/drag-page.js')).dragPage,
  play: async () => (await import('../../gallery/pages/play-page.js')).playPage,
  book: async () => (await import('../../gallery/pages/book-page.js')).bookPage,
  grid: async () => (await import('../../gallery/pages/grid-page.js')).gridPage,
};

/** `<rx-whole-page name="crowd">`: a page of the gallery that is more than a scene. */
export async function mount(host: HTMLElement): Promise<Subscription> {
  const name = host.getAttribute('name') ?? '';
  const load = pages[name];
  if (load === undefined)
    throw new RangeError(`rx-whole-page: name must be one of ${Object.keys(pages).join(', ')}, got ${name}`);
  const [makePage] = await Promise.all([load(), toysLoaded]);
  // The user may have left the page by now.
  if (!host.isConnected) return Subscription.EMPTY;
  const root = shadow(host);
  const part$ = fromEvent(window, 'hashchange').pipe(
    startWith(null),
    map(() => new RegExp(`^#/${name}/(.+)$`).exec(location.hash)?.[1] ?? ''),
    distinctUntilChanged(),
  );
  const subscription = followGround();
  subscription.add(part$.pipe(switchMap((part) => shown(root, makePage(part)))).subscribe());
  return subscription;
}

/** Shows a page for as long as it is subscribed. */
function shown(root: ShadowRoot, page: Page): Observable<never> {
  return new Observable(() => {
    root.replaceChildren(page.element);
    page.open();
    return () => page.close();
  });
}
