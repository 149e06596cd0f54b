import { springCurve } from 'rx-motion';
import { autoFlip } from 'rx-motion/layout';

const names = ['Tide', 'Dune', 'Moss', 'Fjord'];
const card = (name: string) =>
  `<button class="card" aria-expanded="false"><b>${name}</b></button>`;
document.body.innerHTML = `<main class="stage">
  <div class="sheets">${names.map(card).join('')}</div>
</main>`;

const sheets = document.querySelector<HTMLElement>('.sheets')!;
for (const card of sheets.querySelectorAll('button'))
  card.addEventListener('click', () => {
    card.ariaExpanded = String(card.classList.toggle('is-open'));
  });

// One line: whatever a class changes in the layout, the cards glide there.
const spring = springCurve({ duration: 0.5, bounce: 0.2 });
autoFlip(sheets, { duration: 0.7, curve: spring });
