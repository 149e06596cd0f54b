import { fadeTo, moveBy, place, play, repeatTimes, sequence } from 'rx-motion';
import { sineInOut, spawn, stagger, targeted } from 'rx-motion';
import { domTarget, domTargets, respectReducedMotion } from 'rx-motion/dom';
import { fromEvent, startWith, switchMap } from 'rxjs';

document.body.innerHTML = `<main class="stage">
  <article class="card profile">
    <div class="bones"><i></i><i></i><i></i></div>
    <div class="content">
      <h2>Ada Lovelace</h2>
      <p>Wrote the first program,</p>
      <p>for a machine that was never built.</p>
    </div>
  </article>
  <button>Load again</button>
</main>`;

const bones = domTarget(document.querySelector<HTMLElement>('.bones')!);
const lines = domTargets('.content > *');

const pulse = sequence(fadeTo(0.5, 0.4, sineInOut), fadeTo(0.5, 1, sineInOut));
const hide = spawn(place({ x: 0, y: 16 }), fadeTo(0, 0));
const rise = spawn(moveBy(0.4, { y: -16 }, sineInOut), fadeTo(0.4, 1));

const load = sequence(
  spawn(...lines.map((line) => targeted(line, hide))),
  targeted(bones, sequence(fadeTo(0.2, 1), repeatTimes(pulse, 2))),
  spawn(
    targeted(bones, fadeTo(0.3, 0)),
    stagger(0.12, lines, () => rise),
  ),
);

fromEvent(document.querySelector('button')!, 'click')
  .pipe(
    startWith(null),
    switchMap(() => play(respectReducedMotion(load), null)),
  )
  .subscribe();
