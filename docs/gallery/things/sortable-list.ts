import { EMPTY, of, switchMap } from 'rxjs';
import { domTarget, drag$ } from 'rx-motion/dom';
import { flipGroup } from 'rx-motion/layout';
import { spring } from 'rx-motion/stream';

const names = ['Milk', 'Bread', 'Figs', 'Honey'];
document.body.innerHTML = `<main class="stage"><div class="sortable">
  ${names.map((name) => `<button class="card">${name}</button>`).join('')}
</div></main>`;

const list = document.querySelector('.sortable')!;
const items = [...list.querySelectorAll('button')];
const group = flipGroup(items);
const middle = (item: HTMLElement) => item.offsetTop + item.offsetHeight / 2;

for (const item of items) {
  const card = domTarget(item);
  let moved = 0; // by the layout, since the card was taken
  const sort = () => {
    const after = ([...list.children] as HTMLElement[]).find(
      (other) => other !== item && middle(other) > middle(item) + card.y,
    );
    if (after === (item.nextElementSibling ?? undefined)) return;
    const top = item.offsetTop;
    group.before();
    list.insertBefore(item, after ?? null);
    moved += item.offsetTop - top;
    card.y -= item.offsetTop - top;
    group.after();
  };
  drag$(item, { axis: 'y' })
    .pipe(
      switchMap(({ y, velocity, isHeld }) => {
        card.y = y - moved;
        item.classList.toggle('held', isHeld);
        if (isHeld) sort();
        else moved = 0;
        return isHeld
          ? EMPTY
          : of(card.y, 0).pipe(spring({ velocity: velocity.y }));
      }),
    )
    .subscribe((y) => (card.y = y));
}
