import { delayTime, play } from 'rx-motion';
import { glide } from 'rx-motion/stream';
import {
  concat,
  defer,
  fromEvent,
  ignoreElements,
  map,
  of,
  repeat,
} from 'rxjs';
import { startWith, switchMap } from 'rxjs';

const servers = ['A', 'B', 'C', 'D', 'E', 'F'];
const columns = servers.map((name) => `<span><i></i>${name}</span>`);
document.body.innerHTML = `<main class="stage"><div class="load card">
  <p><output></output> requests a second</p>
  <p class="bars">${columns.join('')}</p>
</div><button>New data</button></main>`;
const output = document.querySelector('output')!;
const bars = document.querySelectorAll<HTMLElement>('i');

// Ten samples, one every 0.3 s.
const sample$ = defer(() => of(servers.map(() => Math.random())));
const wait$ = play(delayTime(0.3)).pipe(ignoreElements());
const load$ = fromEvent(document.querySelector('button')!, 'click').pipe(
  switchMap(() => concat(sample$, wait$).pipe(repeat(10))),
  startWith(servers.map(() => 0.05)),
  map((parts) => ({
    parts,
    total: 900 * parts.reduce((sum, part) => sum + part),
  })),
);

// The last transition still runs: it goes on with its velocity.
load$.pipe(glide(0.6)).subscribe(({ parts, total }) => {
  output.value = Math.round(total).toLocaleString();
  bars.forEach((bar, index) => (bar.style.scale = `1 ${parts[index]}`));
});
