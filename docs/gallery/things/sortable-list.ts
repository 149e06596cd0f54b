import { flipGroup, sortable$ } from 'rx-motion/layout';

const names = ['Milk', 'Bread', 'Figs', 'Honey'];
document.body.innerHTML = `<main class="stage"><div class="sortable">
  ${names.map((name) => `<button class="card">${name}</button>`).join('')}
</div></main>`;

const list = document.querySelector('.sortable')!;
const group = flipGroup('.sortable button');

sortable$(list, { axis: 'y' }).subscribe(({ item, to }) => {
  const others = [...list.children].filter((it) => it !== item);
  group.before();
  list.insertBefore(item, others[to.index] ?? null);
  group.after();
});
