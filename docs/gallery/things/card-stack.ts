import { concat, defer, fromEvent, ignoreElements, map, of } from 'rxjs';
import { pairwise, startWith, switchMap, takeUntil } from 'rxjs';
import { play } from 'rx-motion';
import { domTarget } from 'rx-motion/dom';
import { flip } from 'rx-motion/layout';
import { spring } from 'rx-motion/stream';

const names = ['Test it', 'Scrub it', 'Interrupt it', 'Throw me'];
const cards = names.map((name) => `<button class="card">${name}</button>`);
document.body.innerHTML = `<main class="stage">
  <div class="stack">${cards.join('')}</div>
</main>`;

const move$ = fromEvent<PointerEvent>(document, 'pointermove');

for (const card of document.querySelectorAll('button')) {
  const seen = domTarget(card);
  const toBack = flip('.stack .card', () => {
    card.parentElement!.prepend(card);
    Object.assign(seen, { x: 0, y: 0, rotation: 0 });
  });
  const held$ = (down: PointerEvent) => {
    const [from, velocity] = [
      { x: seen.x, y: seen.y },
      { x: 0, y: 0 },
    ];
    const hand$ = move$.pipe(
      startWith(down),
      pairwise(),
      map(([last, move]) => {
        const dt = Math.max(move.timeStamp - last.timeStamp, 1) / 1000;
        velocity.x = (move.clientX - last.clientX) / dt;
        velocity.y = (move.clientY - last.clientY) / dt;
        const x = from.x + move.clientX - down.clientX;
        return { x, y: from.y + move.clientY - down.clientY };
      }),
      takeUntil(fromEvent(document, 'pointerup')),
    );
    const home$ = defer(() => {
      const { x, y } = seen;
      if (Math.hypot(x, y) > 120) return play(toBack).pipe(ignoreElements());
      return of({ x, y }, { x: 0, y: 0 }).pipe(spring({ velocity }));
    });
    return concat(hand$, home$);
  };
  fromEvent<PointerEvent>(card, 'pointerdown')
    .pipe(switchMap(held$))
    .subscribe(({ x, y }) => Object.assign(seen, { x, y, rotation: x / 16 }));
}
