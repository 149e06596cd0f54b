import { flipGroup } from 'rx-motion/layout';
import { Subscription } from 'rxjs';
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
    for (const each of all) each.ariaPressed = String(each === tab);
  };
  const all = ['Overview', 'Members', 'A longer one', 'Log'].map((name) =>
    make('button', { type: 'button', 'aria-pressed': 'false', click: choose }, name),
  );
  all[0]!.append(line);
  all[0]!.ariaPressed = 'true';
  return { element: make('div', { class: 'tabs' }, ...all), begin: () => new Subscription(() => group.stop()) };
}
