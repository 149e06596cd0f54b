import { expect, it } from '@jest/globals';
import { describeInChromium } from '../browser/chromium.js';
import { randomPath } from './random-path.js';

declare const exported: { readonly distances: (paths: string[]) => number[] };

/** Numbers, commands and their combinations as programs write them. */
const written = [
  ...[
    'M1.5.5-2-.25',
    'm1 2 3 4 5 6',
    '\n m1,2\tl3,4z',
    'M0 0h1 2-3v4',
    'M1e2-1E-1,+3e+1 4',
    'M0 0L1 1ZM1 1l2 3z',
    'M3 6',
  ],
  ...['M0 0s1 2 3 4q1 2 3 4t1 2', 'M0 0a1 2 3 0110 20a1 2 3 1,0-.5.5', 'M0 0a1 2 3 010 1 1 2 3 11.5.5'],
  ...['M3 6h6v6zl0 3', 'M3 6m3 3h3zM0 0', 'M1 1S3 2 4 1', 'M1 1c1 1 2 1 3 0s2-1 3 0', 'M0 0T6 0', 'M0 0Q3 3 6 0T12 0'],
  ...['M0 0C2 2 4 2 6 0T12 0', 'M0 0Q3 3 6 0S9 3 12 0', 'M0 0A0 5 0 0 0 6 3', 'M5 5A10 -10 0 0 1 15 15'],
];

describeInChromium('measurePath on a page', ({ open }) => {
  it('agrees with the path elements of the browser', async () => {
    const { page } = await open({
      script: `
        import { measurePath } from 'rx-motion/svg';
        const element = document.createElementNS('http://www.w3.org/2000/svg', 'path');
        export const distances = (paths) => paths.flatMap((path) => {
          element.setAttribute('d', path);
          const { length, pointAt } = measurePath(path);
          const points = [0.003, 0.123, 0.3, 0.456, 0.611, 0.777, 0.9, 0.997].map((part) => {
            const [a, b] = [element.getPointAtLength(part * length), pointAt(part * length)];
            return Math.hypot(a.x - b.x, a.y - b.y);
          });
          return [Math.abs(element.getTotalLength() - length), ...points];
        });`,
    });
    const paths = [...Array.from({ length: 300 }, (_, seed) => randomPath(seed)), ...written];
    const distances = await page.evaluate((all) => exported.distances(all), paths);
    expect(distances).toHaveLength(9 * paths.length);
    expect(Math.max(...distances)).toBeLessThan(0.05);
  });
});
