import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { kilobytesToMove } from '../../scripts/build/moved-bytes.js';
import { timesAsLong } from '../../scripts/build/results.js';
import { root } from './collect.js';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const readme = read('README.md').replace(/\s+/g, ' ');
const results = read('bench/RESULTS.md');

describe('the figures of the README', () => {
  it('about speed are those of the last run, for elements and for objects', () => {
    const [gsap, motion] = ['gsap', 'motion'].map(timesAsLong);
    const claimed = (pattern: RegExp): number => Number(pattern.exec(readme)?.[1]);
    expect(claimed(/scripts of GSAP take ([\d.]+) times as long/)).toBeCloseTo(gsap!.elements, 1);
    expect(claimed(/5,000 elements ([\d.]+) times/)).toBeCloseTo(gsap!.manyElements, 1);
    expect(claimed(/GSAP takes (\d+) times as long/)).toBe(Math.floor(gsap!.object));
    expect(claimed(/Motion (\d+) times:/)).toBe(Math.floor(motion!.object));
  });

  it('give the size of one move, and agree with the other pages', async () => {
    const claimed = /([\d.]+) kB to move an object/.exec(readme)?.[1];
    const size = await kilobytesToMove('object');
    expect(Math.abs(Number(claimed) - size)).toBeLessThan(0.15);
    expect(/rx-motion, where RxJS is there already \s*\| ([\d.]+)/.exec(read('bench/README.md'))?.[1]).toBe(claimed);
    expect(/move one object \| \[([\d.]+), and/.exec(read('docs/beside-others.md').replace(/\s+/g, ' '))?.[1]).toBe(
      claimed,
    );
  });

  it('give the size of one moved element', async () => {
    const size = await kilobytesToMove('element');
    expect(Math.abs(Number(/([\d.]+) kB to move an element/.exec(readme)?.[1]) - size)).toBeLessThan(0.25);
  });

  it('leave room: the README is a page, not a book', () => {
    expect(read('README.md').length).toBeLessThan(9900);
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
