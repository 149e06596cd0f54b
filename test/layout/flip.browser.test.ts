import { expect, it } from '@jest/globals';
import { describeInChromium } from '../browser/chromium.js';

declare const exported: {
  readonly run: (count: number) => string[] | Promise<string[]>;
  readonly places: () => number[][];
};

describeInChromium('elements that the layout moves', ({ open }) => {
  it('start where they are seen, keep their speed, and end where the layout puts them', async () => {
    const { page } = await open({ script: new URL('./flip.page.ts', import.meta.url) });
    expect(await page.evaluate(() => exported.run(440))).toEqual([]);
  });

  it('are in the same state at a time, whatever times came before', async () => {
    const { page } = await open({ script: new URL('./flip-times.page.ts', import.meta.url) });
    expect(await page.evaluate(() => exported.run(300))).toEqual([]);
  });

  it.each([
    [''],
    ['style="zoom: 1.5"'],
    ['style="transform: rotate(20deg)"'],
    ['preserveAspectRatio="none"'],
    ['preserveAspectRatio="xMidYMid slice"'],
  ])('start where they are seen in an SVG whose viewBox scales them: %s', async (more) => {
    const viewBox = 'width="200" height="150" viewBox="0 0 100 50"';
    const { page } = await open({
      body: `<svg ${viewBox} ${more}><svg ${viewBox}><rect x="10" y="10" width="20" height="10" /></svg></svg>`,
      script: `
        import { NEVER } from 'rxjs';
        import { play } from 'rx-motion';
        import { flush } from 'rx-motion/dom';
        import { flip } from 'rx-motion/layout';
        const shape = document.querySelector('rect')!;
        export const places = () => {
          const first = shape.getBoundingClientRect();
          play(flip('rect', () => { shape.setAttribute('x', '50'); shape.setAttribute('y', '30'); }), null, NEVER).subscribe();
          flush();
          return [first, shape.getBoundingClientRect()].map(({ left, top }) => [left, top]);
        };`,
    });
    const [first, then] = await page.evaluate(() => exported.places());
    expect(then![0]).toBeCloseTo(first![0]!, 3);
    expect(then![1]).toBeCloseTo(first![1]!, 3);
  });
  it.each(['transform: rotate(30deg)', 'rotate: 30deg', 'rotate: z 90deg'])(
    'keep their size when a class turns them: %s',
    async (turned) => {
      const { page } = await open({
        body: `<style>b { position: absolute; width: 100px; height: 50px } .on { ${turned} }</style><b></b>`,
        script: `
          import { NEVER } from 'rxjs';
          import { flush } from 'rx-motion/dom';
          import { flipGroup } from 'rx-motion/layout';
          const card = document.querySelector('b')!;
          const group = flipGroup('b', {}, NEVER);
          export const places = () => {
            group.before();
            card.className = 'on';
            const turned = card.getBoundingClientRect();
            group.after();
            flush();
            return [turned, card.getBoundingClientRect()].map(({ width, height }) => [width, height]);
          };`,
      });
      const [laidOut, shown] = await page.evaluate(() => exported.places());
      expect(shown![0]).toBeCloseTo(laidOut![0]!, 3);
      expect(shown![1]).toBeCloseTo(laidOut![1]!, 3);
    },
  );
});
