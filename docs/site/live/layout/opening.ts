import { springCurve } from 'rx-motion';
import { autoFlip } from 'rx-motion/layout';
import { calm$ } from '../../../gallery/shell/calm.js';
import { make } from '../../../gallery/shell/make.js';
import type { Example } from './layout.js';

/** Cards, each of which grows to a page and back. */
export function opening(): Example {
  const open = ({ currentTarget: card }: Event): void => {
    const isOpen = (card as Element).classList.toggle('is-open');
    (card as Element).ariaExpanded = String(isOpen);
    // It covers the others.
    for (const other of cards) other.inert = isOpen && other !== card;
  };
  const cards = ['Tide', 'Dune', 'Moss'].map((name, index) =>
    make(
      'button',
      { type: 'button', 'aria-expanded': 'false', style: `--hue: ${200 - index * 70}`, click: open },
      make('span', {}, name),
    ),
  );
  const element = make('div', { class: 'sheets' }, ...cards);
  const curve = springCurve({ duration: 0.5, bounce: 0.15 });
  return { element, begin: () => autoFlip(element, { duration: 0.6, curve, reduced$: calm$ }) };
}
