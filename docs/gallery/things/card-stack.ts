import { play } from 'rx-motion';
import { domTarget, drag$ } from 'rx-motion/dom';
import { flip } from 'rx-motion/layout';
import { spring } from 'rx-motion/stream';
import { fromEvent, ignoreElements, map, merge, of, switchMap } from 'rxjs';

const names = ['Test it', 'Scrub it', 'Interrupt it', 'Throw me'];
const cards = names.map((name) => `<button class="card">${name}</button>`);
document.body.innerHTML = `<main class="stage">
  <div class="stack">${cards.join('')}</div>
</main>`;

for (const card of document.querySelectorAll('button')) {
  const seen = domTarget(card);
  const place = ({ x, y } = { x: 0, y: 0 }) =>
    Object.assign(seen, { x, y, rotation: x / 16 });
  const toBack = flip('.stack .card', () => {
    card.parentElement!.prepend(card);
    document.querySelector<HTMLElement>('.card:last-child')!.focus();
    place();
  });
  // As if it were thrown far.
  const thrown = { x: 200, y: 0, velocity: { x: 0, y: 0 }, isHeld: false };
  const clicked$ = fromEvent(card, 'click').pipe(map(() => thrown));
  merge(drag$(card), clicked$)
    .pipe(
      switchMap(({ x, y, velocity, isHeld }) => {
        if (isHeld) return of({ x, y });
        if (Math.hypot(x, y) > 120) return play(toBack).pipe(ignoreElements());
        return of({ x, y }, { x: 0, y: 0 }).pipe(spring({ velocity }));
      }),
    )
    .subscribe(place);
}
