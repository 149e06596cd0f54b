import { at } from 'rx-motion';
import { GridView } from 'rx-motion/canvas';
import { drag$, scrollTime } from 'rx-motion/dom';
import { gridSurface, pageTurn3D } from 'rx-motion/grid';
import { Subscription } from 'rxjs';
import { make } from '../shell/make.js';
import { day, evening, type Hour, landscape, morning, night } from './landscape.js';
import type { Page } from './page.js';

/** A sheet of the book, in units of its surface. */
const WIDTH = 300;
const HEIGHT = 400;

const sheets: readonly (readonly [hour: Hour, title: string, back: string])[] = [
  [morning, 'The bay in the morning', 'The boat wakes.'],
  [day, 'At noon the wind comes', 'How far it sails!'],
  [evening, 'Evening, and home', 'The lamp is lit.'],
  [night, 'Good night, boat', 'The end.'],
];

/** A book whose pages turn with the scroll position, or when dragged, forwards and backwards. */
export function bookPage(): Page {
  const leaves = sheets.map(() => make('canvas', { class: 'leaf', 'aria-hidden': 'true' }));
  const book = make('div', { class: 'book', role: 'img', 'aria-label': 'a book of four pages' }, ...leaves);
  const element = make(
    'article',
    { class: 'scroll-page book-page' },
    make(
      'div',
      { class: 'scroll-sticky' },
      make(
        'header',
        { class: 'scene-head' },
        make('p', { class: 'crumb' }, 'Grid effects'),
        make('h1', {}, 'A book with turning pages'),
        make('p', { class: 'lead' }, 'Four pages, each a pageTurn3D. The scroll position is their time.'),
      ),
      book,
      make('p', { class: 'scroll-hint', 'aria-hidden': 'true' }, 'scroll, or drag a page'),
    ),
  );
  const subscription = new Subscription();
  return {
    element,
    open() {
      const time$ = scrollTime(document.documentElement, { duration: sheets.length });
      for (const [index, canvas] of leaves.entries()) {
        const surface = gridSurface(2 * WIDTH, HEIGHT, { x: WIDTH, y: 0, width: WIDTH, height: HEIGHT });
        const [hour, title, text] = sheets[index]!;
        const options = { back: verso(text), shading: 0.5, margin: 60 };
        const view = new GridView(canvas, surface, recto(hour, title), options);
        subscription.add(() => {
          view.close();
        });
        const turn = at(index, pageTurn3D(1, { columns: 18, rows: 24 }));
        subscription.add(time$.pipe(turn.on(surface)).subscribe());
        // A turned page lies on the pages turned before it; an unturned one, on those to be turned after it.
        subscription.add(
          time$.subscribe((time) => {
            canvas.style.zIndex = String(time - index > 0.5 ? index : sheets.length - index);
          }),
        );
        view.draw();
      }
      let last = 0;
      subscription.add(
        drag$(book, { axis: 'x' }).subscribe(({ x, isHeld }) => {
          const { scrollHeight, clientHeight } = document.documentElement;
          const part = (last - x) / book.clientWidth;
          window.scrollBy(0, (part * (scrollHeight - clientHeight)) / sheets.length);
          last = isHeld ? x : 0;
        }),
      );
    },
    close: () => subscription.unsubscribe(),
  };
}

/** A picture and its title, on the right side of a spread. */
function recto(hour: Hour, title: string): HTMLCanvasElement {
  const context = paper(WIDTH, 0);
  context.drawImage(landscape(hour), 24, 40, WIDTH - 48, ((WIDTH - 48) * 2) / 3);
  context.fillText(title, WIDTH / 2, 276);
  context.globalAlpha = 0.35;
  for (let line = 0; line < 4; line++) context.fillRect(48, 304 + line * 18, WIDTH - 96 - (line === 3 ? 90 : 0), 3);
  return context.canvas;
}

/** The back of a page: a few words, on the left side of a spread. */
function verso(text: string): HTMLCanvasElement {
  const context = paper(0, WIDTH);
  context.fillText(text, WIDTH / 2, HEIGHT / 2);
  return context.canvas;
}

/** An empty page from `left` on, and a pen for it. `spine` is the dark side of the page, 0 or its width. */
function paper(left: number, spine: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  // No finer than the screen: lines that a turning page squeezes would break up.
  const ratio = Math.min(2, Math.ceil(devicePixelRatio));
  canvas.width = 2 * ratio * WIDTH;
  canvas.height = ratio * HEIGHT;
  const context = canvas.getContext('2d')!;
  context.scale(ratio, ratio);
  context.translate(left, 0);
  const color = context.createLinearGradient(spine, 0, WIDTH - spine, 0);
  color.addColorStop(0, '#e9dfcd');
  color.addColorStop(0.12, '#fbf6ea');
  color.addColorStop(1, '#f6efdf');
  context.fillStyle = color;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.fillStyle = '#4a3f35';
  context.textAlign = 'center';
  context.font = 'italic 20px Georgia, serif';
  return context;
}
