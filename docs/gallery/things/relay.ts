import { delayTime, moveBy, sequence, spawn, targeted } from 'rx-motion';
import { domTargets, drag$ } from 'rx-motion/dom';
import { type Driver, following, handOver } from 'rx-motion/stream';
import { landing, running, settling } from 'rx-motion/stream';
import { filter, fromEvent, map, merge, of } from 'rxjs';

document.body.innerHTML = `<main class="stage">
  <div class="card relay">${'<i></i>'.repeat(5)}</div>
  <div class="strip" tabindex="0" role="region" aria-label="Film"><p></p></div>
  <input type="range" max="2" step="any" value="0" aria-label="Time">
  <p class="row"><button>Play</button> <button>Back</button></p>
</main>`;
const [card, strip] = document.querySelectorAll<HTMLElement>('.stage > div');
const slider = document.querySelector('input')!;
const [play, back] = document.querySelectorAll('button');
const range = strip!.scrollWidth - strip!.clientWidth;

// One motion of two seconds: five dots go, one after another.
const ways = domTargets('.relay i').map((dot, nth) =>
  sequence(delayTime(nth / 4), targeted(dot, moveBy(1, { x: 224 }))),
);
const scene = spawn(...ways);
const end = scene.duration;

// Whatever comes last leads it: from where it is, as fast as it is.
const thrown$: Driver = (from) =>
  settling(landing(from.time, from.velocity, { edges: [0, end] }))(from);
const scrolled$ = fromEvent(strip!, 'scroll').pipe(
  map(() => (strip!.scrollLeft / range) * end),
  filter((time) => Math.abs(time - slider.valueAsNumber) > 0.02), // by hand
);
const slid$ = fromEvent(slider, 'input').pipe(map(() => slider.valueAsNumber));
merge(
  fromEvent(play!, 'click').pipe(map(() => running(1, { end }))),
  fromEvent(back!, 'click').pipe(map(() => settling(0))),
  following(drag$(card!, { axis: 'x' }), ({ x }) => x / 112, thrown$),
  merge(scrolled$, slid$).pipe(map((time) => () => of(time))),
)
  .pipe(handOver(), scene.on({}))
  .subscribe((progress) => {
    slider.valueAsNumber = progress * end;
    strip!.scrollLeft = progress * range;
  });
