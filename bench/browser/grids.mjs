import { number } from '../harness/cell.mjs';
import { summary } from '../harness/statistics.mjs';
import { open } from './chromium.mjs';
import { page as pageOf } from './serve.mjs';

const FINE = { cells: { columns: 64, rows: 48 }, width: 480, height: 320 };
const SMALL = { cells: { columns: 15, rows: 10 }, width: 160, height: 120 };

/** By hand there is one canvas for all surfaces; eight views have a context of their own, more share one. */
const SCENES = [
  { effect: 'waves3D', count: 1, renderer: 'by hand', ...FINE },
  { effect: 'waves3D', count: 1, renderer: 'webgl', ...FINE },
  { effect: 'shuffleTiles', count: 1, renderer: 'webgl', ...FINE },
  { effect: 'waves3D', count: 1, renderer: '2d', ...FINE },
  { effect: 'shuffleTiles', count: 1, renderer: '2d', ...FINE },
  { effect: 'waves3D', count: 8, renderer: 'by hand', ...SMALL },
  { effect: 'waves3D', count: 8, renderer: 'webgl', ...SMALL },
  { effect: 'waves3D', count: 20, renderer: 'by hand', ...SMALL },
  { effect: 'waves3D', count: 20, renderer: 'webgl', ...SMALL },
  { effect: 'waves3D', count: 20, renderer: '2d', ...SMALL },
];

const HOW = { 'by hand': 'WebGL 2 by hand', webgl: 'WebGL 2', '2d': '2D canvas' };

/** What surfaces and their views cost in a real browser: a section for the screen and the page. */
export async function measureGridsInChromium({ full }) {
  const { context, address, close } = await open(new Map([['/', await pageOf('grids-page')]]));
  try {
    const rows = [];
    for (const scene of SCENES) {
      const page = await context.newPage();
      await page.goto(`${address}/`);
      await page.evaluate((scene) => window.prepare(scene), scene);
      const frames = await page.evaluate((count) => window.frames(count), full ? 120 : 40);
      const rate = await page.evaluate((seconds) => window.rate(seconds), full ? 4 : 2);
      await page.close();
      const { effect, count, renderer, cells } = scene;
      const parts = [0, 1, 2].map((part) => number(summary(frames.map((frame) => frame[part])).median));
      const name = `${effect}, ${count} × ${cells.columns} x ${cells.rows}, ${HOW[renderer]}`;
      rows.push([name, ...parts, number(rate)]);
    }
    const header = ['', 'bending', 'drawing', 'until it is drawn', 'frames a second'];
    return { title: 'Chromium: surfaces and their views · ms per frame', rows: [header, ...rows], notes: [] };
  } finally {
    await close();
  }
}
