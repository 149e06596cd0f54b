import { domTarget, drag$ } from 'rx-motion/dom';
import { flipGroup } from 'rx-motion/layout';
import { spring } from 'rx-motion/stream';
import { fromEvent, of, switchMap } from 'rxjs';

const names = ['Milk', 'Bread', 'Figs', 'Honey'];
document.body.innerHTML = `<main class="stage"><div class="sortable">
  ${names.map((name) => `<button class="card">${name}</button>`).join('')}
</div></main>`;

const list = document.querySelector('.sortable')!;
const items = list.getElementsByTagName('button');
const group = flipGroup('.sortable button');
const mid = (item: HTMLElement) => item.offsetTop + item.offsetHeight / 2;

for (const item of [...items]) {
  const card = domTarget(item);
  const sort = () => {
    const next = [...items].find((it) => mid(it) > mid(item) + card.y) ?? null;
    if (next === item || next === item.nextElementSibling) return;
    group.before();
    list.insertBefore(item, next);
    group.after();
  };
  const places$ = drag$(item, { axis: 'y' }).pipe(
    switchMap(({ y, velocity, isHeld }) => {
      item.classList.toggle('held', isHeld);
      return isHeld ? of(y) : of(y, 0).pipe(spring({ velocity: velocity.y }));
    }),
  );
  places$.subscribe((y) => {
    card.y = y;
    if (item.matches('.held')) sort();
  });
  // For those who do not drag.
  fromEvent(item, 'click').subscribe(() => {
    group.before();
    item.previousElementSibling?.before(item);
    item.focus();
    group.after();
  });
}
