import { Subject, fromEvent, map, merge, scan, startWith } from 'rxjs';
import { backOut, fadeOut, moveBy, reverseTime, spawn } from 'rx-motion';
import { respectReducedMotion } from 'rx-motion/dom';
import { presence } from 'rx-motion/layout';

document.body.innerHTML = `<main class="stage bottom">
  <div class="toasts" role="status"></div>
  <button>Save</button>
</main>`;

const texts = ['Saved', 'Saved again', 'Everything is up to date', 'Saved'];
const save$ = fromEvent(document.querySelector('button')!, 'click');
const dismiss$ = new Subject<number>();

type Ids = readonly number[];
const ids$ = merge(
  save$.pipe(map((_, id) => (ids: Ids) => [id, ...ids].slice(0, 4))),
  dismiss$.pipe(map((gone) => (ids: Ids) => ids.filter((id) => id !== gone))),
).pipe(
  scan((ids, change) => change(ids), [] as Ids),
  startWith([]),
);

const create = (id: number): HTMLElement => {
  const toast = document.createElement('button');
  toast.className = 'card';
  toast.textContent = `${texts[id % texts.length]!} ×`;
  toast.addEventListener('click', () => dismiss$.next(id));
  return toast;
};

const flight = spawn(fadeOut(0.3), moveBy(0.4, { x: 120 }, backOut));
const away = respectReducedMotion(flight, fadeOut(0.2));

presence(document.querySelector<HTMLElement>('.toasts')!, ids$, {
  key: (id) => id,
  create,
  enter: reverseTime(away),
  leave: away,
}).subscribe();
