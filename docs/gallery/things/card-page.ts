import { springCurve } from 'rx-motion';
import { autoFlip } from 'rx-motion/layout';

const names = ['Tide', 'Dune', 'Moss', 'Fjord'];
const card = (name: string) =>
  `<button class="card" aria-expanded="false"><b>${name}</b></button>`;
document.body.innerHTML = `<main class="stage">
  <div class="sheets">${names.map(card).join('')}</div>
</main>`;

const sheets = document.querySelector<HTMLElement>('.sheets')!;
const cards = sheets.querySelectorAll('button');
for (const card of cards)
  card.addEventListener('click', () => {
    const isOpen = card.classList.toggle('is-open');
    card.ariaExpanded = String(isOpen);
    // It covers the others.
    for (const other of cards) other.inert = isOpen && other !== card;
  });

// One line: whatever a class changes in the layout, the cards glide there.
const spring = springCurve({ duration: 0.5, bounce: 0.2 });
autoFlip(sheets, { duration: 0.7, curve: spring });
