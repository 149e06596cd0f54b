import { GridView } from '../../src/canvas/index.ts';
import * as grid from '../../src/grid/index.ts';
import { ActionManager, repeatForever } from '../../src/index.ts';
import { options } from '../cases/grids.mjs';
import { byHand } from './grids-by-hand.mjs';
import { NEVER } from 'rxjs';

/*
 * The page's side: surfaces under a manager, each with a view, and what each part of a frame takes. Between frames the
 * graphics card's work is waited for, by reading a pixel, so that it counts.
 */

const SECONDS = 4;

function picture(width, height) {
  const context = new OffscreenCanvas(width, height).getContext('2d');
  for (let x = 0; x < width; x += 20) {
    for (let y = 0; y < height; y += 20) {
      context.fillStyle = `hsl(${x + y} 70% 60%)`;
      context.fillRect(x, y, 20, 20);
    }
  }
  return context.canvas;
}

/**
 * `count` surfaces of a size, each bent by `effect` on a grid of `cells`; a frame is bent by `bend` and shown by
 * `draw`.
 */
window.prepare = (asked) => {
  document.body.replaceChildren();
  const source = picture(asked.width, asked.height);
  const { canvases, bend, draw } =
    asked.renderer === 'by hand'
      ? byHand({ ...asked, ...options.waves3D(SECONDS), seconds: SECONDS }, source)
      : byViews(asked, source);
  const seen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const wait = () => {
    for (const canvas of canvases) {
      seen.drawImage(canvas, canvas.width / 2, canvas.height / 2, 1, 1, 0, 0, 1, 1);
      seen.getImageData(0, 0, 1, 1);
    }
  };
  window.scene = { bend, draw, wait };
};

function byViews({ count, effect, cells, width, height, renderer }, source) {
  const manager = new ActionManager();
  const views = Array.from({ length: count }, () => {
    const canvas = document.body.appendChild(document.createElement('canvas'));
    canvas.style.cssText = `width: ${width}px; height: ${height}px`;
    const surface = grid.gridSurface(width, height);
    manager.runAction(repeatForever(grid[effect](SECONDS, cells, options[effect](SECONDS))), surface);
    return new GridView(canvas, surface, source, { frame$: NEVER, pixelRatio: 1, renderer });
  });
  return {
    canvases: views.map(({ canvas }) => canvas),
    bend: (dt) => manager.update(dt),
    draw: () => {
      for (const view of views) view.draw();
    },
  };
}

/**
 * Milliseconds of each of some frames, which follow one another at once: to bend, to draw, and until all is painted.
 */
window.frames = (count) => {
  const { bend, draw, wait } = window.scene;
  return Array.from({ length: count }, () => {
    const start = performance.now();
    bend(1 / 60);
    const bent = performance.now();
    draw();
    const drawn = performance.now();
    wait();
    return [bent - start, drawn - bent, performance.now() - drawn];
  });
};

/** Frames a second on the page's own animation frames. */
window.rate = (seconds) =>
  new Promise((resolve) => {
    const { bend, draw } = window.scene;
    const start = performance.now();
    let frames = 0;
    requestAnimationFrame(function next(now) {
      bend(1 / 60);
      draw();
      frames++;
      if (now - start < seconds * 1000) requestAnimationFrame(next);
      else resolve((frames / (now - start)) * 1000);
    });
  });
