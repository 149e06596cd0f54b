import { backOut, fadeOut, moveBy, reverseTime, spawn } from 'rx-motion';
import { presence } from 'rx-motion/layout';
import { BehaviorSubject } from 'rxjs';

document.body.innerHTML = `<main class="stage bottom">
  <div class="toasts" role="status"></div> <button>Save</button></main>`;
const [stack, save] = document.querySelectorAll<HTMLElement>('main > *');
const ids$ = new BehaviorSubject<readonly number[]>([]);
const away = spawn(fadeOut(0.3), moveBy(0.4, { x: 120 }, backOut));

presence(stack!, ids$, {
  create: (id) =>
    Object.assign(document.createElement('button'), {
      className: 'card',
      textContent: id % 3 ? 'Saved ×' : 'Saved three times in a row ×',
      onclick: () => ids$.next(ids$.value.filter((other) => other !== id)),
    }),
  enter: reverseTime(away),
  leave: away,
}).subscribe();

let count = 0;
save!.onclick = () => ids$.next([++count, ...ids$.value].slice(0, 4));
