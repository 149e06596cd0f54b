import { presence, sortable$ } from 'rx-motion/layout';
import { BehaviorSubject, map } from 'rxjs';

const column = (name: string) =>
  `<section><h2>${name}</h2><ul aria-label="${name}"></ul></section>`;
document.body.innerHTML = `<main class="stage"><div class="board">
  ${column('To do')}${column('Done')}
</div></main>`;
const columns: Element[] = [...document.querySelectorAll('ul')];
const board$ = new BehaviorSubject([['Write', 'Draw', 'Test'], ['Plan']]);

// A card is one element in either column: it moves, and is not made anew.
const cards = new Map<string, HTMLElement>();
const create = (name: string) => {
  const card = cards.get(name) ?? document.createElement('li');
  cards.set(name, card);
  const looks = { className: 'card', textContent: name, tabIndex: 0 };
  return Object.assign(card, looks);
};
columns.forEach((column, index) => {
  const name$ = board$.pipe(map((board) => board[index]!));
  presence(column, name$, { create }).subscribe();
});

sortable$(columns).subscribe(({ from, to }) => {
  const board = board$.value.map((names) => [...names]);
  const [name] = board[columns.indexOf(from.list)]!.splice(from.index, 1);
  board[columns.indexOf(to.list)]!.splice(to.index, 0, name!);
  board$.next(board);
});
