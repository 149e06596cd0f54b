import { presence } from 'rx-motion/layout';
import { BehaviorSubject } from 'rxjs';
import { calm$ } from '../../../gallery/shell/calm.js';
import { make } from '../../../gallery/shell/make.js';
import type { Example } from './layout.js';

const all = Array.from({ length: 12 }, (_, index) => index + 1);

/** A grid of cards that filters and sorts. */
export function tiles(): Example {
  const list$ = new BehaviorSubject<readonly number[]>(all);
  const grid = make('div', { class: 'tiles' });
  const key = (item: number): number => item;
  const create = (item: number): HTMLElement => make('b', { style: `--hue: ${item * 30}` }, String(item));
  const following$ = presence(grid, list$, { key, create, reduced$: calm$ });

  const button = (text: string, next: (list: readonly number[]) => readonly number[]): HTMLElement =>
    make('button', { type: 'button', click: () => list$.next(next(list$.value)) }, text);
  const mixed = (list: readonly number[]): readonly number[] =>
    list
      .map((item) => ({ item, at: Math.random() }))
      .sort((a, b) => a.at - b.at)
      .map(({ item }) => item);
  const buttons = [
    button('Shuffle', mixed),
    button('Sort', (list) => [...list].sort((a, b) => a - b)),
    button('Even', (list) => list.filter((item) => item % 2 === 0)),
    button('All', (list) => [...list, ...all.filter((item) => !list.includes(item))]),
  ];
  return {
    element: make('div', {}, make('p', { class: 'buttons' }, ...buttons), grid),
    begin: () => following$.subscribe(),
  };
}
