import { domTarget, drag$, reducedMotion$ } from 'rx-motion/dom';
import { landing, spring } from 'rx-motion/stream';
import { defer, fromEvent, map, merge, startWith, switchMap } from 'rxjs';

const slides = ['Morning', 'Noon', 'Evening', 'Night'].map(
  (hour, n) => `<p class="slide" style="--hue: ${n * 60}">${hour}</p>`,
);
document.body.innerHTML = `<main class="stage">
  <div class="carousel"><div class="track">${slides.join('')}</div></div>
  <p class="row"><button>Back</button> <button>Next</button></p>
</main>`;

const track = domTarget(document.querySelector<HTMLElement>('.track')!);
const [back, next] = document.querySelectorAll('button');
let slide = 0;
const goTo = (wanted: number): number => {
  slide = Math.max(0, Math.min(slides.length - 1, wanted));
  return -slide * track.width;
};

const dragged$ = drag$(track.element, { axis: 'x' }).pipe(
  map(({ x, velocity, isHeld }) => {
    const way = landing(x, velocity.x) + slide * track.width;
    const side = Math.abs(way) > 40 ? -Math.sign(way) : 0;
    return isHeld ? x : goTo(slide + side);
  }),
);
const back$ = fromEvent(back!, 'click').pipe(map(() => goTo(slide - 1)));
const next$ = fromEvent(next!, 'click').pipe(map(() => goTo(slide + 1)));

const goal$ = defer(() =>
  merge(dragged$, back$, next$).pipe(startWith(goTo(slide))),
);
const gliding$ = goal$.pipe(spring({ duration: 0.35, bounce: 0.15 }));

reducedMotion$
  .pipe(switchMap((calm) => (calm ? goal$ : gliding$)))
  .subscribe((x) => (track.x = x));
