import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { build } from 'esbuild';
import { root } from './collect.js';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const readme = read('README.md').replace(/\s+/g, ' ');
const results = read('bench/RESULTS.md');

describe('the figures of the README', () => {
  it.each([
    ['a thousand moves take', 'A leaf: one action moves x and y'],
    ['a thousand sequences of four moves', 'A sequence of four moves'],
  ])('lie within the quartiles of the last run: %s', (claim, table) => {
    const claimed = Number(new RegExp(`${claim} ([\\d.]+) times`).exec(readme)?.[1]);
    const part = results.slice(results.indexOf(`## ${table}`));
    const [, low, high] = /^\| rx-motion \| [\d.]+ ×[\d.]+ \(([\d.]+)–([\d.]+)\)/m.exec(part)!;
    expect(claimed).toBeGreaterThanOrEqual(Number(low));
    expect(claimed).toBeLessThanOrEqual(Number(high));
  });

  it('give the size of one move, and agree with the page about the bench', async () => {
    const { outputFiles } = await build({
      stdin: {
        contents: `import { moveTo, play } from './src/index.ts'; globalThis.used = [moveTo, play];`,
        resolveDir: root,
      },
      bundle: true,
      minify: true,
      write: false,
      format: 'esm',
      target: 'es2022',
      external: ['rxjs'],
    });
    const kilobytes = gzipSync(outputFiles[0]!.contents, { level: 9 }).length / 1000;
    const claimed = /move one object \| \[([\d.]+), and/.exec(readme)?.[1];
    expect(Math.abs(Number(claimed) - kilobytes)).toBeLessThan(0.15);
    expect(/rx-motion, where RxJS is there already \s*\| ([\d.]+)/.exec(read('bench/README.md'))?.[1]).toBe(claimed);
  });
});
