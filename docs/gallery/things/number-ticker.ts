import { reducedMotion$ } from 'rx-motion/dom';
import { spring } from 'rx-motion/stream';
import { fromEvent, map, scan, shareReplay, startWith, switchMap } from 'rxjs';

const steps = ['-100', '-7', '+7', '+100'];
document.body.innerHTML = `<main class="stage">
  <p class="ticker" aria-hidden="true"></p>
  <output class="unseen"></output>
  <p class="row">${steps.map((step) => `<button>${step}</button>`).join('')}</p>
</main>`;
const ticker = document.querySelector('.ticker')!;

const value$ = fromEvent(document.querySelectorAll('button'), 'click').pipe(
  map(({ target }) => Number((target as HTMLElement).textContent)),
  scan((value, step) => Math.max(0, value + step), 1234),
  startWith(1234),
  shareReplay({ bufferSize: 1, refCount: true }),
);
value$.subscribe((value) => {
  document.querySelector('output')!.value = String(value);
});

// A wheel for each digit turns through 9 and 0, and keeps its velocity.
for (const power of [1000, 100, 10, 1]) {
  const wheel = document.createElement('span');
  ticker.append(document.createElement('span'));
  ticker.lastElementChild!.append(wheel);
  wheel.innerHTML = '0 1 2 3 4 5 6 7 8 9 0'.replaceAll(' ', '<br>');
  const digit$ = value$.pipe(map((value) => Math.floor(value / power)));
  const turning$ = digit$.pipe(spring({ duration: 0.7, bounce: 0.15 }));
  reducedMotion$
    .pipe(switchMap((calm) => (calm ? digit$ : turning$)))
    .subscribe((digit) => {
      wheel.style.translate = `0 ${-(((digit % 10) + 10) % 10)}em`;
    });
}
