import { expect, it } from '@jest/globals';
import { describeInChromium } from '../browser/chromium.js';

declare const exported: {
  readonly run: (count: number) => string[] | Promise<string[]>;
  readonly lefts: () => number[];
};

describeInChromium('elements that the layout moves', ({ open }) => {
  it('begin where they are seen, keep their speed, and end where the layout puts them', async () => {
    const { page } = await open({ script: new URL('./flip.page.ts', import.meta.url) });
    expect(await page.evaluate(() => exported.run(440))).toEqual([]);
  });

  it('are in the same state whatever the way to a time', async () => {
    const { page } = await open({ script: new URL('./flip-times.page.ts', import.meta.url) });
    expect(await page.evaluate(() => exported.run(300))).toEqual([]);
  });

  it('begin where they are seen in an SVG whose viewBox scales them', async () => {
    const { page } = await open({
      body: '<svg width="200" height="100" viewBox="0 0 100 50"><rect x="10" y="10" width="20" height="10" /></svg>',
      script: `
        import { NEVER } from 'rxjs';
        import { play } from 'rx-motion';
        import { flush } from 'rx-motion/dom';
        import { flip } from 'rx-motion/layout';
        const shape = document.querySelector('rect')!;
        export const lefts = () => {
          const first = shape.getBoundingClientRect().left;
          play(flip('rect', () => shape.setAttribute('x', '50')), null, NEVER).subscribe();
          flush();
          return [first, shape.getBoundingClientRect().left];
        };`,
    });
    const [first, then] = await page.evaluate(() => exported.lefts());
    expect(then).toBeCloseTo(first!, 3);
  });
});
