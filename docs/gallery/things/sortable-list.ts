import { domTarget, drag$ } from 'rx-motion/dom';
import { flipGroup } from 'rx-motion/layout';
import { spring } from 'rx-motion/stream';
import { EMPTY, fromEvent, of, switchMap } from 'rxjs';

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
  let row = 0; // the top of its row when it was grabbed
  const sort = (y: number) => {
    const next = [...items].find((it) => mid(it) > mid(item) + card.y) ?? null;
    if (next === item || next === item.nextElementSibling) return;
    group.before();
    list.insertBefore(item, next);
    card.y = row + y - item.offsetTop;
    group.after();
  };
  const places$ = drag$(item, { axis: 'y' }).pipe(
    switchMap(({ y, velocity, isHeld }) => {
      if (!item.matches('.held')) row = item.offsetTop;
      card.y = row + y - item.offsetTop;
      item.classList.toggle('held', isHeld);
      if (isHeld) sort(y);
      const home$ = of(card.y, 0).pipe(spring({ velocity: velocity.y }));
      return isHeld ? EMPTY : home$;
    }),
  );
  places$.subscribe((y) => (card.y = y));
  // For those who do not drag.
  fromEvent(item, 'click').subscribe(() => {
    group.before();
    item.previousElementSibling?.before(item);
    item.focus();
    group.after();
  });
}
