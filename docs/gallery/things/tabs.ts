import { reducedMotion$ } from 'rx-motion/dom';
import { spring } from 'rx-motion/stream';
import { fromEvent, map, merge, startWith, switchMap, tap } from 'rxjs';

const tab = (name: string) => `<button role="tab">${name}</button>`;
const page = (name: string) => `<p role="tabpanel">${name}</p>`;
const names = ['Overview', 'Activity', 'Settings'];
document.body.innerHTML = `<main class="stage top"><div class="card tabs">
  <div role="tablist">${names.map(tab).join('')}</div>
  <div class="marker"></div>
  <div class="window"><div class="track">${names.map(page).join('')}</div></div>
</div></main>`;

const tabs = [...document.querySelectorAll<HTMLElement>('[role=tab]')];
const marker = document.querySelector<HTMLElement>('.marker')!;
const track = document.querySelector<HTMLElement>('.track')!;

const chosen$ = merge(
  ...tabs.map((tab) => fromEvent(tab, 'click').pipe(map(() => tab))),
).pipe(startWith(tabs[0]!));

const goal$ = chosen$.pipe(
  tap((chosen) => {
    for (const tab of tabs) tab.ariaSelected = String(tab === chosen);
  }),
  map((tab) => ({
    left: tab.offsetLeft,
    width: tab.offsetWidth,
    page: tabs.indexOf(tab),
  })),
);

// One spring for the marker and the pages; it keeps its velocity.
const gliding$ = goal$.pipe(spring({ duration: 0.5, bounce: 0.2 }));
reducedMotion$
  .pipe(switchMap((calm) => (calm ? goal$ : gliding$)))
  .subscribe(({ left, width, page }) => {
    Object.assign(marker.style, { left: `${left}px`, width: `${width}px` });
    track.style.translate = `${-100 * page}%`;
  });
