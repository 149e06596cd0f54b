import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { GridOver } from '../../src/canvas/index.js';
import { describeInChromium } from '../browser/chromium.js';

declare const exported: {
  readonly over: GridOver;
  readonly bend: (progress: number) => void;
  readonly reduced$: { next(value: boolean): void };
  readonly gridOver: (element: unknown, options?: unknown) => GridOver;
  readonly motionDefaults: (defaults: unknown) => unknown;
};

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="120" height="80"><rect width="120" height="80" fill="red"/></svg>')}`;
const body = `
  <p style="margin: 0; height: 30px">Above</p>
  <img src="${picture}" alt="A red field" style="width: 120px; height: 80px; border: 2px solid; padding: 3px; opacity: 0.75; border-radius: 12px">
  <p id="below" style="margin: 0">Below</p>`;

const script = `
  import { BehaviorSubject, Subject } from 'rxjs';
  import { motionDefaults } from 'rx-motion';
  import { gridOver } from 'rx-motion/canvas';
  import { flipX3D } from 'rx-motion/grid';
  await document.querySelector('img')!.decode();
  export const reduced$ = new BehaviorSubject(false);
  export const over = gridOver(document.querySelector('img')!, { reduced$ });
  const time$ = new Subject();
  export const bend = (progress) => {
    if (!time$.observed) time$.pipe(flipX3D(1).on(over.surface)).subscribe();
    time$.next(progress);
  };
  export { gridOver, motionDefaults };`;

/** The element at the position of the picture, and its visible pixels. */
async function seen(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const image = document.querySelector('img')!;
    const canvas = document.querySelector('canvas');
    const box = canvas?.getBoundingClientRect();
    return {
      opacity: canvas?.style.opacity,
      radius: canvas?.style.borderRadius,
      hidden: image.style.maskImage !== '',
      canvas: box && [box.x, box.y, box.width, box.height],
      below: document.getElementById('below')!.getBoundingClientRect().y,
      hit: document.elementFromPoint(60, 70)?.localName,
    };
  });
}

describeInChromium('a surface over a picture of a page', ({ open }) => {
  it('covers it while it is bent, and leaves layout and pointer to it', async () => {
    const { page, step } = await open({ script, body });
    const { below } = (await seen(page)) as { below: number };
    await step(0.1);
    expect(await seen(page)).toMatchObject({ hidden: false, canvas: [0, 0, 0, 0], below, hit: 'img' });
    await page.evaluate(() => exported.bend(0.3));
    await step(0.1);
    expect(await seen(page)).toEqual({
      ...{ opacity: '0.75', radius: '12px', hidden: true, canvas: [5, 35, 120, 80], below, hit: 'img' },
    });
    expect(await page.evaluate(() => [exported.over.surface.width, exported.over.view.renderer])).toEqual([
      120,
      'webgl',
    ]);
    expect(await page.locator('img').getAttribute('alt')).toBe('A red field');
    expect(await page.locator('canvas').getAttribute('aria-hidden')).toBe('true');
    await page.evaluate(() => (exported.over.surface.grid = null));
    await step(0.1);
    expect(await seen(page)).toMatchObject({ hidden: false, canvas: [0, 0, 0, 0], below, hit: 'img' });
  });

  it.each([
    ['when the page moves it', "document.querySelector('p').style.height = '50px'", 55],
    ['in a part of the page that is scrolled', "document.querySelector('main').scrollTop = 25", 10],
  ])('follows the picture %s', async (_how, move, y) => {
    const scrolled = `<main style="height: 150px; overflow: auto">${body}<p style="height: 400px"></p></main>`;
    const { page, step } = await open({ script, body: scrolled });
    await page.evaluate(() => exported.bend(0.3));
    await page.evaluate(move);
    await step(0.1);
    expect(await seen(page)).toMatchObject({ canvas: [5, y, 120, 80] });
  });

  it('fades with the picture, whose opacity is left to others', async () => {
    const { page, step } = await open({ script, body });
    const fade = async (opacity: string): Promise<unknown> => {
      await page.evaluate((opacity) => (document.querySelector('img')!.style.opacity = opacity), opacity);
      await step(0.1);
      return page.evaluate(() => [
        document.querySelector('img')!.style.opacity,
        document.querySelector('canvas')!.style.opacity,
      ]);
    };
    expect(await fade('0.5')).toMatchObject(['0.5', '']);
    await page.evaluate(() => exported.bend(0.3));
    expect(await fade('0.25')).toEqual(['0.25', '0.25']);
    expect(await fade('0')).toEqual(['0', '0']);
    await page.evaluate(() => (exported.over.surface.grid = null));
    expect(await fade('1')).toMatchObject(['1', '0']);
  });

  it.each([
    ['by its option', true],
    ['by the defaults of all motions', false],
  ])('leaves the picture alone for users who ask for less motion: %s', async (_how, isOption) => {
    const { page, step } = await open({ script: isOption ? script : script.replace(', { reduced$ }', ''), body });
    await page.evaluate((isOption) => {
      if (!isOption) exported.motionDefaults({ reduced$: exported.reduced$ });
      exported.bend(0.3);
    }, isOption);
    for (const reduced of [true, false]) {
      await page.evaluate((reduced) => exported.reduced$.next(reduced), reduced);
      await step(0.1);
      expect(await seen(page)).toMatchObject({ hidden: !reduced, canvas: reduced ? [0, 0, 0, 0] : [5, 35, 120, 80] });
    }
  });

  it('gives the picture back as it was found', async () => {
    const { page, step } = await open({ script, body });
    const found = await page.evaluate(() => document.querySelector('img')!.style.cssText);
    await page.evaluate(() => exported.bend(0.3));
    await step(0.1);
    await page.evaluate('exported.over.close()');
    await step(0.1);
    const left = await page.evaluate(() => [
      document.querySelector('img')!.style.cssText,
      document.querySelector('canvas'),
    ]);
    expect(left).toEqual([found, null]);
  });

  it('takes frames only while it is bent, and draws a live canvas in each', async () => {
    const { page } = await open({
      body,
      script: `${script}
        import { twirl } from 'rx-motion/grid';
        const frame$ = new Subject();
        motionDefaults({ frame$ });
        over.close();
        export const asks = async () => { frame$.next(0.1); await null; frame$.next(0.1); await null; return frame$.observed; };
        export const twist = (surface) => {
          const time$ = new Subject();
          time$.pipe(twirl(1, { columns: 2, rows: 2 }, { twirls: 1, amplitude: 1 }).on(surface)).subscribe();
          time$.next(0.3);
        };`,
    });
    const drawn = await page.evaluate(async () => {
      const { asks, twist, gridOver } = exported as typeof exported & {
        readonly asks: () => Promise<boolean>;
        readonly twist: (surface: unknown) => void;
      };
      const canvas = document.body.appendChild(document.createElement('canvas'));
      const drawn: Record<string, unknown>[] = [];
      for (const live of [true, false]) {
        const { view, surface, close } = gridOver(canvas, live ? {} : { live });
        const flat = await asks();
        twist(surface);
        const bent = await asks();
        const isStale = view.draw();
        surface.grid = null;
        drawn.push({ flat, bent, isStale, after: await asks() });
        close();
      }
      return drawn;
    });
    const expected = { flat: false, bent: true, after: false };
    expect(drawn).toEqual([
      { ...expected, isStale: true },
      { ...expected, isStale: false },
    ]);
  });

  it('rejects elements without a picture, or outside the document', async () => {
    const { page } = await open({ script, body });
    const messages = await page.evaluate(() => {
      const hidden = document.body.appendChild(new Image());
      return [null, document.querySelector('p'), new Image(), hidden].map((element) => {
        try {
          exported.gridOver(element);
          return 'nothing';
        } catch (error) {
          return String(error);
        }
      });
    });
    expect(messages).toEqual([
      'TypeError: gridOver: element must be an image, a canvas or a video, got null',
      'TypeError: gridOver: element must be an image, a canvas or a video, got an object',
      'Error: gridOver: element must be in the document, got one that is not',
      'Error: gridOver: element must have a size, got 0 by 0',
    ]);
  });
});
