import { concat, defer, fromEvent, map, merge, of, switchMap } from 'rxjs';
import { startWith, takeUntil, tap } from 'rxjs';
import { domTarget } from 'rx-motion/dom';
import { spring } from 'rx-motion/stream';

const slides = ['Morning', 'Noon', 'Evening', 'Night'].map(
  (hour, n) => `<p class="slide" style="--hue: ${n * 60}">${hour}</p>`,
);
document.body.innerHTML = `<main class="stage">
  <div class="carousel"><div class="track">${slides.join('')}</div></div>
  <p class="row"><button>Back</button> <button>Next</button></p>
</main>`;

const track = domTarget(document.querySelector<HTMLElement>('.track')!);
const [back, next] = document.querySelectorAll('button');
const up$ = merge(
  fromEvent(document, 'pointerup'),
  fromEvent(document, 'pointercancel'),
);
let slide = 0;
const goTo = (wanted: number): number => {
  slide = Math.max(0, Math.min(slides.length - 1, wanted));
  return -slide * track.width;
};

const dragged$ = fromEvent<PointerEvent>(track.element, 'pointerdown').pipe(
  switchMap((down) => {
    let way = 0;
    const hand$ = fromEvent<PointerEvent>(document, 'pointermove').pipe(
      tap(({ clientX }) => (way = clientX - down.clientX)),
      map(() => way - slide * track.width),
      takeUntil(up$),
    );
    const side = (): number => (Math.abs(way) > 40 ? -Math.sign(way) : 0);
    return concat(
      hand$,
      defer(() => of(goTo(slide + side()))),
    );
  }),
);
const back$ = fromEvent(back!, 'click').pipe(map(() => goTo(slide - 1)));
const next$ = fromEvent(next!, 'click').pipe(map(() => goTo(slide + 1)));

merge(dragged$, back$, next$)
  .pipe(startWith(0), spring({ duration: 0.35, bounce: 0.15 }))
  .subscribe((x) => (track.x = x));
