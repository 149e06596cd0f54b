import { GridView } from 'rx-motion/canvas';
import { drag$ } from 'rx-motion/dom';
import { gridSurface, pageTurn3D } from 'rx-motion/grid';
import { glide } from 'rx-motion/stream';
import { fromEvent, map, merge, of, switchMap, tap } from 'rxjs';

document.body.innerHTML = `<main class="stage">
  <button class="book" aria-label="Turn the page">
    <span>The next page</span><canvas></canvas></button></main>`;

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
const book = document.querySelector('button')!;
const canvas = document.querySelector('canvas')!;
const right = { x: 300, y: 0, width: 300, height: 380 };
const surface = gridSurface(600, 380, right);
const back = page('And back', 0);
new GridView(canvas, surface, page('Drag me', 300), { back, shading: 0.5 });
const now = { time: 0, start: 0, goal: 0, isHeld: false };
// As if it were dragged to the other side.
const clicked$ = fromEvent(book, 'click').pipe(
  map(() => ({ x: now.goal ? 9999 : -9999, isHeld: false })),
);
merge(drag$(book, { axis: 'x' }), clicked$)
  .pipe(
    switchMap(({ x, isHeld }) => {
      const start = now.isHeld ? now.start : now.time;
      const way = (1.25 * x) / canvas.clientWidth;
      const time = Math.max(0, Math.min(1, start - way));
      Object.assign(now, { start, isHeld, goal: Math.round(time) });
      return isHeld ? of(time) : of(now.time, now.goal).pipe(glide(0.5));
    }),
    tap((time) => (now.time = time)),
    pageTurn3D(1, { columns: 18, rows: 24 }).on(surface),
  )
  .subscribe();
