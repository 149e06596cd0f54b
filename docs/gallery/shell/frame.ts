import { BehaviorSubject, filter, fromEvent } from 'rxjs';
import { catalogue } from '../scenes/catalogue.js';
import { families } from '../scenes/families.js';
import { breakable } from './breaking.js';
import { type MotionWish, motionWish$ } from './calm.js';
import { type Theme, theme$ } from './ground.js';
import { make } from './make.js';
import { icon } from './icons.js';
import { route$ } from './router.js';
import { segments } from './segments.js';

/** The frame around the pages. */
export interface Frame {
  readonly element: HTMLElement;
  /** Where the pages go. */
  readonly main: HTMLElement;
  /** Called when the element is on the page. */
  readonly open: () => void;
}

/** What stays while pages change: the header, the list of scenes, the switches. */
export function createFrame(): Frame {
  const open$ = new BehaviorSubject(false);
  const main = make('main', { id: 'main', tabindex: -1 });
  const links = new Map<string, HTMLAnchorElement>();
  const link = (route: string, text: string): HTMLElement => {
    const element = make('a', { href: `#/${route}` }, ...breakable(text));
    links.set(route, element);
    return make('li', {}, element);
  };
  const list = (name: string, items: readonly HTMLElement[]): HTMLElement =>
    make('section', {}, make('h2', {}, name), make('ul', {}, ...items));

  const menu = make('button', {
    type: 'button',
    class: 'round menu',
    'aria-label': 'all scenes',
    'aria-controls': 'scenes',
    click: () => open$.next(!open$.value),
  });
  menu.append(icon('menu'));
  const nav = make(
    'nav',
    { id: 'scenes', class: 'scenes', 'aria-label': 'scenes' },
    ...families.map(({ name }) =>
      list(
        name,
        catalogue.filter(({ family }) => family === name).map(({ id, scene }) => link(id, scene.title)),
      ),
    ),
    list('On the whole page', [
      link('scroll', 'Scrolling as time'),
      link('drag', 'Drag a spring'),
      link('crowd', 'Thousands of sprites'),
      link('grid', 'Grid effects'),
      link('book', 'A book to leaf through'),
    ]),
    list('And then', [link('play', 'Playground'), link('own', 'In a page of your own')]),
  );
  const themes = segments<Theme>('colours', theme$, [
    { value: 'auto', text: 'Auto', title: 'colours of the system' },
    { value: 'light', text: 'Light' },
    { value: 'dark', text: 'Dark' },
  ]);
  const motion = segments<MotionWish>('motion', motionWish$, [
    { value: 'auto', text: 'Auto', title: 'motion as the system has it' },
    { value: 'full', text: 'Full', title: 'full motion' },
    { value: 'reduced', text: 'Less', title: 'reduced motion' },
  ]);
  const element = make(
    'div',
    { class: 'frame' },
    make('a', { href: '#main', class: 'skip', click: skip(main) }, 'Skip to the scene'),
    make(
      'header',
      { class: 'top' },
      menu,
      make('a', { href: '#/', class: 'brand' }, 'rx-motion'),
      make('div', { class: 'switches' }, labelled('Motion', motion.element), labelled('Colours', themes.element)),
    ),
    nav,
    main,
  );

  const follow = (route: string): void => {
    open$.next(false);
    element.classList.toggle('is-landing', !links.has(route));
    for (const [name, anchor] of links) {
      if (name === route) anchor.setAttribute('aria-current', 'page');
      else anchor.removeAttribute('aria-current');
    }
    // Only the list itself is to scroll, not the page.
    const current = links.get(route);
    if (current !== undefined) nav.scrollTop = current.offsetTop - nav.clientHeight / 2;
  };
  open$.subscribe((open) => {
    element.classList.toggle('menu-open', open);
    menu.setAttribute('aria-expanded', String(open));
  });
  const escape$ = fromEvent<KeyboardEvent>(document, 'keydown').pipe(
    filter(({ key }) => key === 'Escape' && open$.value),
  );
  escape$.subscribe(() => {
    open$.next(false);
    menu.focus();
  });
  return { element, main, open: () => route$.subscribe(follow) };
}

function labelled(text: string, control: HTMLElement): HTMLElement {
  return make('div', { class: 'switch' }, make('span', { 'aria-hidden': 'true' }, text), control);
}

/** The address is the router's: the link moves the focus itself. */
function skip(main: HTMLElement): (event: Event) => void {
  return (event) => {
    event.preventDefault();
    main.focus();
  };
}
