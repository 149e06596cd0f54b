import { backOut, fadeOut, moveBy, reverseTime, spawn } from 'rx-motion';
import { presence } from 'rx-motion/layout';
import { BehaviorSubject } from 'rxjs';
import { calm$ } from '../../../gallery/shell/calm.js';
import { make } from '../../../gallery/shell/make.js';
import type { Example } from './layout.js';

const texts = [
  'Saved',
  'Sent to three people, two of whom are asleep',
  'Undone. It was a good idea, though: keep it for later',
];

/** Toasts of different height; a click sends one away. */
export function toasts(): Example {
  const stack = make('div', { class: 'toasts' });
  const ids$ = new BehaviorSubject<readonly number[]>([1, 0]);
  const away = spawn(fadeOut(0.25), moveBy(0.25, { x: 120 }));
  const remove = (gone: number): void => ids$.next(ids$.value.filter((id) => id !== gone));
  const following$ = presence(stack, ids$, {
    key: (id) => id,
    create: (id) => make('button', { type: 'button', click: () => remove(id) }, texts[id % texts.length]!),
    enter: reverseTime(away),
    leave: away,
    flip: { curve: backOut },
    reduced$: calm$,
  });

  let count = 2;
  const add = make(
    'button',
    { type: 'button', click: () => ids$.next([count++, ...ids$.value].slice(0, 4)) },
    'Notify',
  );
  return { element: make('div', {}, make('p', { class: 'buttons' }, add), stack), begin: () => following$.subscribe() };
}
