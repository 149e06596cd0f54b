/**
 * How far the area of a shape strays on its way to another one: `node bench/morph.mjs`, after
 * `npm install --no-save d3-interpolate-path@2.3.0 svg-path-commander@2.3.3` in this folder.
 *
 * A shape that grows from one area to another should have the areas between on its way. One that turns inside out, or
 * whose points cross, has less.
 */
import { build } from 'esbuild';
import { bench } from './harness/contestants.mjs';

const ring = (x, y, r, hole, isTurned = false) =>
  [r, ...(hole ? [-hole] : [])]
    .map((r) => (isTurned ? -r : r))
    .map((r) => {
      const [width, sweep] = [Math.abs(r), r > 0 ? 1 : 0];
      return `M${x} ${y - width}A${width} ${width} 0 0 ${sweep} ${x} ${y + width}A${width} ${width} 0 0 ${sweep} ${x} ${y - width}Z`;
    })
    .join('');

const SQUARE = 'M20 20H80V80H20Z';
const STAR = 'M50 5L61 39H97L68 60L79 95L50 74L21 95L32 60L3 39H39Z';
const HEART = 'M50 88C10 60 5 40 15 24C25 10 42 14 50 30C58 14 75 10 85 24C95 40 90 60 50 88Z';

const PAIRS = {
  'square to itself, started at the opposite corner': [SQUARE, 'M80 80H20V20H80Z'],
  'square to itself, the other way round': [SQUARE, 'M20 20V80H80V20Z'],
  'star to circle': [STAR, ring(50, 50, 45)],
  'star to circle, the other way round': [STAR, ring(50, 50, 45, 0, true)],
  'heart to star': [HEART, STAR],
  'square to triangle': [SQUARE, 'M50 5L95 90H5Z'],
  'ring to ring, of another size': [ring(50, 50, 45, 20), ring(50, 50, 30, 10)],
  'ring to square': [ring(50, 50, 45, 20), SQUARE],
  'two discs, in another order': [ring(25, 50, 22) + ring(75, 50, 12), ring(75, 50, 14) + ring(25, 50, 20)],
};

const { outputFiles } = await build({
  stdin: {
    contents: `
      import { interpolatePath } from 'd3-interpolate-path';
      import Commander from 'svg-path-commander';
      import { curvesOf } from '../src/svg/path-curves.ts';
      import { pathMorph } from '../src/svg/path-morph.ts';
      import { subpathsOf } from '../src/svg/subpath.ts';

      export const area = (path) =>
        Math.abs(subpathsOf(curvesOf('area', path)).reduce((sum, subpath) => sum + subpath.area, 0));

      export const ways = {
        'rx-motion': (from, to) => pathMorph('morphTo', from, to),
        'd3-interpolate-path': interpolatePath,
        'svg-path-commander, equalizePaths'(from, to) {
          const [ours, theirs] = Commander.equalizePaths(from, to);
          return (t) =>
            ours
              .map((segment, index) =>
                segment.map((value, at) => (at === 0 ? value : value + (theirs[index][at] - value) * t)).join(' '),
              )
              .join('');
        },
      };`,
    resolveDir: bench,
    loader: 'ts',
  },
  bundle: true,
  write: false,
  format: 'esm',
  platform: 'node',
  target: 'es2022',
});
const { area, ways } = await import(
  `data:text/javascript;base64,${Buffer.from(outputFiles[0].text).toString('base64')}`
);

const STEPS = 20;
const percent = (part) => `${(100 * part).toFixed(1)} %`;

console.log(['', ...Object.keys(ways)].join(' | '));
for (const [name, [from, to]] of Object.entries(PAIRS)) {
  const most = Math.max(area(from), area(to));
  const found = Object.values(ways).map((way) => {
    try {
      const at = way(from, to);
      const strays = Array.from({ length: STEPS - 1 }, (_, index) => {
        const t = (index + 1) / STEPS;
        return Math.abs(area(at(t)) - (area(from) + (area(to) - area(from)) * t)) / most;
      });
      return percent(Math.max(...strays));
    } catch (error) {
      return `fails: ${error.message}`;
    }
  });
  console.log([name, ...found].join(' | '));
}
