import { moveTo, play, sineInOut } from 'rx-motion';
import { domTarget, playNative, respectReducedMotion } from 'rx-motion/dom';
import { fromEvent, ignoreElements, merge, switchMap, tap, timer } from 'rxjs';

const round = 'width: 56px; height: 56px; border-radius: 50%';
document.body.innerHTML = `<main class="stage">
  <div style="width: 256px">
    <div id="puck" style="${round}; background: var(--accent)"></div>
  </div>
  <div class="row" role="radiogroup" aria-label="Shown by">
    <label><input type="radio" name="by" checked> frames</label>
    <label><input type="radio" name="by" id="native"> native</label>
  </div>
  <button>Go, and block the page</button>
</main>`;

const puck = document.querySelector<HTMLElement>('#puck')!;
const native = document.querySelector<HTMLInputElement>('#native')!;
let x = 0;

// Keeps the main thread busy, as a large render would.
const blocked$ = timer(300).pipe(
  tap(() => {
    const end = Number(new Date()) + 800;
    while (Number(new Date()) < end);
  }),
  ignoreElements(),
);
fromEvent(document.querySelector('button')!, 'click')
  .pipe(
    switchMap(() => {
      x = 200 - x;
      const trip = respectReducedMotion(moveTo(1.6, { x }, sineInOut));
      const shown$ = native.checked
        ? playNative(trip, puck)
        : play(trip, domTarget(puck));
      return merge(shown$, blocked$);
    }),
  )
  .subscribe();
