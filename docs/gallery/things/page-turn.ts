import { of, switchMap, tap } from 'rxjs';
import { GridView } from 'rx-motion/canvas';
import { drag$ } from 'rx-motion/dom';
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
const now = { time: 0, start: 0, isHeld: false };
drag$(canvas.parentElement!, { axis: 'x' })
  .pipe(
    switchMap(({ x, isHeld }) => {
      const start = now.isHeld ? now.start : now.time;
      Object.assign(now, { start, isHeld });
      const way = (1.25 * x) / canvas.clientWidth;
      if (isHeld) return of(Math.max(0, Math.min(1, start - way)));
      return of(now.time, Math.round(now.time)).pipe(glide(0.5));
    }),
    tap((time) => (now.time = time)),
    pageTurn3D(1, { columns: 18, rows: 24 }).on(surface),
  )
  .subscribe();
