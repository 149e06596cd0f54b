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

describe('the figures of the guide', () => {
  const guide = read('docs/guide/reading-a-motion.md');

  it.each(['100', '1,000', '5,000'])('about what the browser shows are those of the last run: %s elements', (count) => {
    const table = tableOf(`Chromium: ${count} elements move by the browser's own animations`);
    const cells = (text: string, name: string): string[] | undefined =>
      text
        .split('\n')
        .find((line) => line.startsWith(`| ${name} `))
        ?.split('|')
        .map((cell) => cell.trim());
    const engines = ['hand-written loop', 'rx-motion', 'rx-motion, `playNative`', 'gsap', 'motion', 'animejs, `waapi`'];
    const thread = engines.map((name) => cells(table, `${name} |`)?.[3]);
    expect(thread).not.toContain(undefined);
    expect(cells(guide, count)?.slice(2, -1)).toEqual(thread);
  });

  it('about a busy thread are those of the last run', () => {
    const table = tableOf('Chromium: 100 elements move while the main thread is busy');
    const shown = (name: string): string | undefined => new RegExp(`^\\| ${name} \\| (\\d+) `, 'm').exec(table)?.[1];
    const claim = /showed (\d+) frames of `playNative`, (\d+) of Motion's own animations/.exec(guide);
    expect(claim?.slice(1)).toEqual([shown('rx-motion, `playNative`'), shown('motion')]);
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
