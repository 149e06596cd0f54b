import { expect, it } from '@jest/globals';
import { describeInChromium } from '../browser/chromium.js';
import { randomPath } from './random-path.js';

declare const exported: { readonly distances: (paths: string[]) => number[] };

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
    const paths = Array.from({ length: 300 }, (_, seed) => randomPath(seed));
    const distances = await page.evaluate((all) => exported.distances(all), paths);
    expect(distances).toHaveLength(2700);
    expect(Math.max(...distances)).toBeLessThan(0.05);
  });
});
