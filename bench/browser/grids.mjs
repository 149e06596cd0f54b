import { createServer } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import { number } from '../harness/cell.mjs';
import { bench } from '../harness/contestants.mjs';
import { summary } from '../harness/statistics.mjs';
import { ARGS, chromiumPath } from './chromium.mjs';

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
  const { outputFiles } = await build({
    entryPoints: [`${bench}browser/grids-page.mjs`],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    minify: true,
    logLevel: 'error',
  });
  const code = outputFiles[0].text.replaceAll('</script', '<\\/script');
  const server = createServer((_, response) => {
    response.writeHead(200, {
      'content-type': 'text/html',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
    });
    response.end(`<!doctype html><meta charset=utf-8><body><script>${code}</script>`);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const profile = mkdtempSync(join(tmpdir(), 'bench-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: chromiumPath(),
    headless: true,
    args: ARGS,
  });
  try {
    const rows = [];
    for (const scene of SCENES) {
      const page = await context.newPage();
      await page.goto(`http://127.0.0.1:${server.address().port}`);
      await page.evaluate((scene) => window.prepare(scene), scene);
      const frames = await page.evaluate((count) => window.frames(count), full ? 120 : 40);
      const rate = await page.evaluate((seconds) => window.rate(seconds), full ? 4 : 2);
      await page.close();
      const { effect, count, renderer, cells } = scene;
      const parts = [0, 1, 2].map((part) => number(summary(frames.map((frame) => frame[part])).median));
      const name = `${effect}, ${count} × ${cells.columns} x ${cells.rows}, ${HOW[renderer]}`;
      rows.push([name, ...parts, number(rate)]);
    }
    const header = ['', 'bending', 'handing over', 'until it is drawn', 'frames a second'];
    return { title: 'Chromium: surfaces and their views · ms per frame', rows: [header, ...rows], notes: [] };
  } finally {
    await context.close();
    server.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
  }
}
