import type { Subscription } from 'rxjs';
import { make } from '../../../gallery/shell/make.js';
import { shadow } from '../shadow.js';
import styles from './layout.css?inline';
import { opening } from './opening.js';
import { tabs } from './tabs.js';
import { tiles } from './tiles.js';
import { toasts } from './toasts.js';

/** An example on a page: what it shows, and what begins once that is on the page. */
export interface Example {
  readonly element: HTMLElement;
  readonly begin: () => Subscription;
}

const examples = { tiles, toasts, opening, tabs };

/** `<rx-layout example="tiles">`: elements that glide to where the layout puts them, which a visitor may interrupt. */
export function mount(host: HTMLElement): Promise<Subscription> {
  const name = host.getAttribute('example') ?? 'tiles';
  const { element, begin } = examples[name as keyof typeof examples]();
  shadow(host, styles).replaceChildren(make('section', { class: 'example', 'aria-label': name }, element));
  return Promise.resolve(begin());
}
