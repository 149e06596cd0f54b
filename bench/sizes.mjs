/**
 * What it adds to a page to move one object: `node bench/sizes.mjs`, after a first `npm run bench` has installed the
 * others. `--write` writes the table in README.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { format } from 'prettier';
import { bench } from './harness/contestants.mjs';

/** As each library's documentation says it. */
const programs = {
  'rx-motion, where RxJS is there already': [
    "import { moveTo, play } from '../src/index.ts';",
    'moveTo, play',
    ['rxjs'],
  ],
  'rx-motion, with what it uses of RxJS': ["import { moveTo, play } from '../src/index.ts';", 'moveTo, play'],
  gsap: ["import gsap from 'gsap';", 'gsap'],
  motion: ["import { animate } from 'motion';", 'animate'],
  'motion/mini, which moves elements only': ["import { animate } from 'motion/mini';", 'animate'],
  animejs: ["import { animate } from 'animejs';", 'animate'],
  'tween.js': ["import { Group, Tween } from '@tweenjs/tween.js';", 'Group, Tween'],
  'pixijs-actions, where PixiJS is there already': ["import { Action } from 'pixijs-actions';", 'Action', ['pixi.js']],
};

const rows = [];
for (const [name, [line, names, external = []]] of Object.entries(programs)) {
  const { outputFiles } = await build({
    stdin: { contents: `${line} globalThis.used = [${names}];`, resolveDir: bench, loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    external,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const kilobytes = gzipSync(outputFiles[0].contents, { level: 9 }).length / 1000;
  console.log(`${kilobytes.toFixed(1).padStart(5)} kB  ${name}`);
  rows.push(`| ${name} | ${kilobytes.toFixed(1)} |`);
}
if (process.argv.includes('--write')) {
  const file = join(bench, 'README.md');
  const table = await format(`| | kB |\n| - | - |\n${rows.join('\n')}\n`, { parser: 'markdown' });
  const text = readFileSync(file, 'utf8');
  const written = text.replace(/^\|\s+\| kB .*\n(?:\|.*\n)+/m, () => table);
  writeFileSync(file, written);
}
