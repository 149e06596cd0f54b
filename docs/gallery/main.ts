import { map, scan } from 'rxjs';
import { toysLoaded } from './looks/toys.js';
import { bookPage } from './pages/book-page.js';
import { crowdPage } from './pages/crowd-page.js';
import { dragPage } from './pages/drag-page.js';
import { gridPage } from './pages/grid-page.js';
import { landingPage } from './pages/landing-page.js';
import { ownPage } from './pages/own-page.js';
import type { Page } from './pages/page.js';
import { playPage } from './pages/play-page.js';
import { scenePage } from './pages/scene-page.js';
import { scrollPage } from './pages/scroll-page.js';
import { catalogue } from './scenes/catalogue.js';
import { motionWish$ } from './shell/calm.js';
import { keptFocus } from './shell/focus.js';
import { createFrame } from './shell/frame.js';
import { theme$ } from './shell/ground.js';
import { remember } from './shell/remembered.js';
import { route$ } from './shell/router.js';
import './style/base.css';
import './style/frame.css';
import './style/landing.css';
import './style/looks.css';
import './style/pages.css';
import './style/scene.css';

remember('rx-motion theme', theme$, ['auto', 'light', 'dark']);
remember('rx-motion motion', motionWish$, ['auto', 'full', 'reduced']);
theme$.subscribe((theme) => {
  document.documentElement.dataset.theme = theme;
});

await toysLoaded;
const { element, main, open } = createFrame();
document.querySelector('#app')!.replaceWith(element);
open();

route$
  .pipe(
    map(pageOf),
    scan<Page, Page | null>((last, page) => {
      last?.close();
      const refocus = keptFocus(main);
      main.replaceChildren(page.element);
      document.title = `${page.title} · rx-motion`;
      window.scrollTo(0, 0);
      page.open();
      refocus();
      return page;
    }, null),
  )
  .subscribe();
document.documentElement.dataset.ready = 'true';

function pageOf(route: string): Page {
  if (route === 'scroll') return scrollPage();
  if (route === 'drag') return dragPage();
  if (route === 'crowd') return crowdPage();
  if (route === 'book') return bookPage();
  if (route === 'grid' || route.startsWith('grid/')) return gridPage(route.slice('grid/'.length));
  if (route === 'own') return ownPage();
  if (route === 'play' || route.startsWith('play/')) return playPage();
  const entry = catalogue.find(({ id }) => id === route);
  return entry === undefined ? landingPage() : scenePage(entry);
}
