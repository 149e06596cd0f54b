import { expect, it } from '@jest/globals';
import type { ProgressShape } from '../../src/canvas/index.js';
import { describeInChromium } from '../browser/chromium.js';
import { pixelsAt } from '../browser/pixels.js';

declare const exported: { readonly show: (shape: ProgressShape | undefined, percentage: number) => void };

/**
 * A red picture of 60 by 40 as a sprite, as an element and in PixiJS, each 20 pixels from the corner of its part of the
 * page.
 */
const script = `
  import { Application, Container, Graphics, Texture, Sprite as PixiSprite } from 'pixi.js';
  import { Sprite, Stage } from 'rx-motion/canvas';
  import { domTarget, flush, withProgress } from 'rx-motion/dom';
  import { pixiTarget } from 'rx-motion/pixi';

  const stage = new Stage(document.querySelector('canvas')!);
  const sprite = new Sprite({ x: 50, y: 40, width: 60, height: 40, color: { r: 255, g: 0, b: 0 } });
  stage.add(sprite);

  const element = withProgress(domTarget(document.querySelector('#element')!));

  const app = new Application();
  await app.init({ width: 100, height: 80, background: 'white', preference: 'webgl', autoStart: false });
  app.canvas.style.cssText = 'position: absolute; left: 200px; top: 0';
  document.body.append(app.canvas);
  const picture = new PixiSprite(Texture.WHITE);
  picture.setSize(60, 40);
  picture.tint = 0xff0000;
  const container = new Container({ children: [picture], x: 20, y: 20 });
  app.stage.addChild(container);
  const masked = pixiTarget(container, { mask: new Graphics() });

  export function show(progress, percentage) {
    for (const target of [sprite, element, masked]) Object.assign(target, { progress, percentage });
    stage.draw();
    flush();
    app.render();
  }`;

const body = `
  <canvas style="position: absolute; left: 0; top: 0; width: 100px; height: 80px"></canvas>
  <div id="element" style="position: absolute; left: 120px; top: 20px; width: 60px; height: 40px; background: #ff0000"></div>`;

const views = [
  ['sprite', 0],
  ['element', 100],
  ['PixiJS', 200],
] as const;

/** Whether a point of the picture shows, by the rule of the engine. */
type Rule = (x: number, y: number) => boolean;

const inBox = (left: number, top: number, right: number, bottom: number): Rule =>
  (x, y) => x > left && x < right && y > top && y < bottom; // prettier-ignore

/** Angles are those of a square picture. */
function swept(midpoint: { x: number; y: number }, part: number, isReversed = false): Rule {
  return (x, y) => {
    const [aside, above] = [x / 60 - midpoint.x, midpoint.y - y / 40];
    return (Math.atan2(isReversed ? -aside : aside, above) / (2 * Math.PI) + 1) % 1 < part;
  };
}

/** How much of the pixel (x, y) shows: 0 to 1. */
function coverage(rule: Rule, x: number, y: number): number {
  let seen = 0;
  for (let at = 0; at < 256; at++) if (rule(x + ((at % 16) + 0.5) / 16, y + (Math.floor(at / 16) + 0.5) / 16)) seen++;
  return seen / 256;
}

const quarter = { x: 0.25, y: 0.25 };
const cases: readonly (readonly [string, ProgressShape | undefined, number, Rule])[] = [
  ['without a progress', undefined, 30, () => true],
  ['at nothing', { type: 'radial' }, 0, () => false],
  ['at all', { type: 'radial' }, 100, () => true],
  ['swept', { type: 'radial' }, 40, swept({ x: 0.5, y: 0.5 }, 0.4)],
  ['swept back', { type: 'radial', reverseDirection: true }, 15, swept({ x: 0.5, y: 0.5 }, 0.15, true)],
  ['swept around elsewhere', { type: 'radial', midpoint: quarter }, 70, swept(quarter, 0.7)],
  ['hardly begun', { type: 'radial' }, 1, swept({ x: 0.5, y: 0.5 }, 0.01)],
  ['nearly over, from a corner', { type: 'radial', midpoint: { x: 0, y: 1 } }, 21, swept({ x: 0, y: 1 }, 0.21)],
  [
    'between two pixels',
    { type: 'bar', midpoint: quarter, barChangeRate: { x: 0.3, y: 1 } },
    37,
    inBox(0, 2.6, 48.66, 17.4),
  ],
  ['from the left', { type: 'bar', midpoint: { x: 0, y: 0 }, barChangeRate: { x: 1, y: 0 } }, 50, inBox(0, 0, 30, 40)],
  ['from below', { type: 'bar', midpoint: { x: 0, y: 1 }, barChangeRate: { x: 0, y: 1 } }, 25, inBox(0, 30, 60, 40)],
  ['from the middle', { type: 'bar' }, 50, inBox(15, 10, 45, 30)],
  ['from both sides', { type: 'bar', reverseDirection: true }, 50, (x, y) => !inBox(15, 10, 45, 30)(x, y)],
];

describeInChromium('a part of a picture, by percentage', ({ open }) => {
  it('is the same to the pixel as a sprite, an element and in PixiJS', async () => {
    const { page } = await open({ script, body });
    await page.setViewportSize({ width: 300, height: 80 });
    const places: (readonly [number, number])[] = [];
    for (let y = 0; y < 40; y++) for (let x = 0; x < 60; x++) places.push([x, y]);
    const everywhere = views.flatMap(([, left]) => places.map(([x, y]) => [left + 20 + x, 20 + y] as const));
    for (const [name, shape, percentage, rule] of cases) {
      await page.evaluate(([shape, percentage]) => exported.show(shape, percentage), [shape, percentage] as const);
      const pixels = await pixelsAt(page, everywhere);
      const seen = places.map(([x, y]) => coverage(rule, x, y));
      const wrong = everywhere.flatMap((_, at) => {
        const [view] = views[Math.floor(at / places.length)]!;
        const part = seen[at % places.length]!;
        const shown = 1 - parseInt(pixels[at]!.slice(3, 5), 16) / 255;
        // Browsers sample four lines in a pixel of an edge; a mask of PixiJS takes whole pixels.
        const isRight = view === 'PixiJS' && part > 0 && part < 1 ? true : Math.abs(shown - part) < 0.13;
        return isRight ? [] : [`${view} ${places[at % places.length]!.join()}: ${shown}, not ${part}`];
      });
      expect([name, wrong.slice(0, 5)]).toEqual([name, []]);
    }
  });

  it('gives an element its own clip back', async () => {
    const { page } = await open({ script, body: body.replace('background', 'clip-path: inset(5px); background') });
    const clip = (): Promise<string> =>
      page.evaluate(() => document.querySelector<HTMLElement>('#element')!.style.clipPath);
    await page.evaluate(() => exported.show({ type: 'radial' }, 50));
    expect(await clip()).toMatch(/^polygon/);
    await page.evaluate(() => exported.show(undefined, 50));
    expect(await clip()).toBe('inset(5px)');
  });
});
