import { fadeOut, reverseTime, scaleTo, sineInOut, spawn } from 'rx-motion';
import { presence } from 'rx-motion/layout';
import { fromEvent, scan, startWith } from 'rxjs';

const choices = ['All', 'Even', 'Odd', 'Sort'];
const button = (name: string) => `<button>${name}</button>`;
document.body.innerHTML = `<main class="stage top">
  <div class="row">${choices.map(button).join('')}</div>
  <div class="cells"></div>
</main>`;

const all = [7, 2, 12, 5, 10, 1, 8, 3, 11, 6, 9, 4];
const click$ = fromEvent(document.querySelectorAll('button'), 'click');

const shown$ = click$.pipe(
  scan((shown, { target }) => {
    const chosen = (target as HTMLElement).textContent;
    if (chosen === 'Even') return all.filter((n) => n % 2 === 0);
    if (chosen === 'Odd') return all.filter((n) => n % 2 === 1);
    if (chosen === 'Sort') return [...shown].sort((a, b) => a - b);
    return all;
  }, all),
  startWith(all),
);

const away = spawn(fadeOut(0.3), scaleTo(0.3, 0.6));

presence(document.querySelector<HTMLElement>('.cells')!, shown$, {
  key: (n) => n,
  create: (n) =>
    Object.assign(document.createElement('div'), {
      className: 'card',
      textContent: String(n),
    }),
  enter: reverseTime(away),
  leave: away,
  flip: { duration: 0.5, curve: sineInOut },
}).subscribe();
