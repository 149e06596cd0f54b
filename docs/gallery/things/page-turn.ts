import { concat, defer, fromEvent, map, merge, of } from 'rxjs';
import { switchMap, takeUntil, tap } from 'rxjs';
import { GridView } from 'rx-motion/canvas';
import { gridSurface, pageTurn3D } from 'rx-motion/grid';
import { glide } from 'rx-motion/stream';

document.body.innerHTML = `<main class="stage"><div class="book">
  <p>The next page</p><canvas aria-label="a page to turn"></canvas>
</div></main>`;

// A page lies on the right half of a spread; its back, on the left half.
const page = (title: string, left: number) => {
  const pen = new OffscreenCanvas(600, 380).getContext('2d')!;
  pen.fillStyle = '#fbf6ea';
  pen.fillRect(left, 0, 300, 380);
  pen.fillStyle = '#8f3a20';
  pen.font = 'italic 36px Georgia, serif';
  pen.fillText(title, left + 40, 80);
  for (let y = 120; y < 340; y += 20) pen.fillRect(left + 40, y, 220, 2);
  return pen.canvas;
};

const canvas = document.querySelector('canvas')!;
const right = { x: 300, y: 0, width: 300, height: 380 };
const surface = gridSurface(600, 380, right);
const back = page('And back', 0);
new GridView(canvas, surface, page('Drag me', 300), { back, shading: 0.5 });

const up$ = merge(
  fromEvent(document, 'pointerup'),
  fromEvent(document, 'pointercancel'),
);
let time = 0;
fromEvent<PointerEvent>(canvas.parentElement!, 'pointerdown')
  .pipe(
    switchMap((down) => {
      const from = time;
      const hand$ = fromEvent<PointerEvent>(document, 'pointermove').pipe(
        map(({ clientX }) => from + (down.clientX - clientX) / 480),
        takeUntil(up$),
      );
      const side$ = defer(() => of(time, Math.round(time)).pipe(glide(0.5)));
      return concat(hand$, side$);
    }),
    map((wanted) => Math.max(0, Math.min(1, wanted))),
    tap((shown) => (time = shown)),
    pageTurn3D(1, { columns: 18, rows: 24 }).on(surface),
  )
  .subscribe();
