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
    ['gsap', /GSAP takes (\d+) times as long/],
    ['motion', /Motion (\d+) times;/],
  ])('do not exceed the last run: %s', (name, claim) => {
    const nanoseconds = (engine: string): number =>
      Number(new RegExp(`^\\| ${engine} \\| ([\\d.]+) `, 'm').exec(tableOf('A leaf: one action moves x and y'))?.[1]);
    expect(Number(claim.exec(readme)?.[1])).toBe(Math.floor(nanoseconds(name) / nanoseconds('rx-motion')));
  });

  it('name the loop only where it is slower', () => {
    expect(readme).toContain('sequences of four moves take less time than a hand-written loop');
    const ratio = /^\| rx-motion \| [\d.]+ ×([\d.]+)/m.exec(tableOf('A sequence of four moves'))?.[1];
    expect(Number(ratio)).toBeLessThan(1);
  });

  it('give the size of one move, and agree with the other pages', async () => {
    const claimed = /([\d.]+) kB to move an object/.exec(readme)?.[1];
    const size = await kilobytes(`import { moveTo, play } from './src/index.ts'; globalThis.used = [moveTo, play];`);
    expect(Math.abs(Number(claimed) - size)).toBeLessThan(0.15);
    expect(/rx-motion, where RxJS is there already \s*\| ([\d.]+)/.exec(read('bench/README.md'))?.[1]).toBe(claimed);
    expect(/move one object \| \[([\d.]+), and/.exec(read('docs/beside-others.md').replace(/\s+/g, ' '))?.[1]).toBe(
      claimed,
    );
  });

  it('give the size of one moved element', async () => {
    const size = await kilobytes(
      `import { moveTo, play } from './src/index.ts'; import { domTarget } from './src/dom/index.ts';
        globalThis.used = [moveTo, play, domTarget];`,
    );
    expect(Math.abs(Number(/([\d.]+) kB to move an element/.exec(readme)?.[1]) - size)).toBeLessThan(0.25);
  });

  it('leave room: the README is a page, not a book', () => {
    expect(read('README.md').length).toBeLessThan(9000);
  });
});

/** The table of the last run under a heading. */
function tableOf(heading: string): string {
  return results.slice(results.indexOf(`## ${heading}`));
}

async function kilobytes(contents: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    external: ['rxjs'],
  });
  return gzipSync(outputFiles[0]!.contents, { level: 9 }).length / 1000;
}
