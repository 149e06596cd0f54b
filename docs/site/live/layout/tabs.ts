import { Subscription } from 'rxjs';
import { flipGroup } from 'rx-motion/layout';
import { calm$ } from '../../../gallery/shell/calm.js';
import { make } from '../../../gallery/shell/make.js';
import type { Example } from './layout.js';

/** Tabs with an underline that moves to the one that is chosen. */
export function tabs(): Example {
  const line = make('i');
  const group = flipGroup([line], { duration: 0.35, reduced$: calm$ });
  const choose = ({ currentTarget: tab }: Event): void => {
    group.before();
    (tab as Element).append(line);
    group.after();
  };
  const all = ['Overview', 'Members', 'A longer one', 'Log'].map((name) =>
    make('button', { type: 'button', click: choose }, name),
  );
  all[0]!.append(line);
  return { element: make('div', { class: 'tabs' }, ...all), begin: () => new Subscription(() => group.stop()) };
}
