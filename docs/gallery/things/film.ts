import { bezierBy, delayTime, moveBy, sequence } from 'rx-motion';
import { sineInOut, spawn, targeted } from 'rx-motion';
import { domTarget, drag$, styleTo } from 'rx-motion/dom';
import { type Driver, following, handOver, running } from 'rx-motion/stream';
import { fromEvent, map, merge, of } from 'rxjs';

document.body.innerHTML = `<main class="stage"><div class="film">
  <i class="sun"></i><i class="moon"></i><i class="hills"></i>
  <b class="train"></b>
</div><p class="row"><button>Play</button>
  <input type="range" max="6" step="any" value="0" aria-label="Time"></p>
</main>`;
const film = document.querySelector<HTMLElement>('.film')!;
const slider = document.querySelector('input')!;
const part = (selector: string) =>
  domTarget(document.querySelector<HTMLElement>(selector)!);

// A day in six seconds.
const arc = { control1: { x: 0, y: -160 }, control2: { x: 260, y: -160 } };
const day = spawn(
  sequence(
    styleTo(2, { backgroundColor: '#8fcdf2' }),
    styleTo(2.5, { backgroundColor: '#f08d5b' }),
    styleTo(1.5, { backgroundColor: '#1c2345' }),
  ),
  targeted(part('.sun'), bezierBy(4.5, { ...arc, end: { x: 260, y: 40 } })),
  targeted(part('.moon'), sequence(delayTime(4), moveBy(2, { y: -150 }))),
  targeted(
    part('.train'),
    sequence(delayTime(1), moveBy(4, { x: 480 }, sineInOut)),
  ),
);
const end = day.duration;

// The clock plays it, a hand winds it, and it plays on from there.
const play = running(1, { end });
const again$: Driver = (from) =>
  play(from.time < end ? from : { time: 0, velocity: 0 });
merge(
  fromEvent(document.querySelector('button')!, 'click').pipe(map(() => again$)),
  fromEvent(slider, 'input').pipe(map(() => () => of(slider.valueAsNumber))),
  following(drag$(film, { axis: 'x' }), ({ x }) => x / 80, play),
)
  .pipe(handOver(), day.on(domTarget(film)))
  .subscribe((progress) => (slider.valueAsNumber = progress * end));
